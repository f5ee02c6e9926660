"""Telling people things when they are away: mail and push, sent from an outbox."""
