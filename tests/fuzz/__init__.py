"""Damaged positions, records, choices and content packs, made from seeds, for `scripts/fuzz` and tests."""
