"""The sequence of play, by chapters of the rulebook; steps and questions are collected from here."""
