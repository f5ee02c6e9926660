"""Tests of each game, by rule chapter."""
