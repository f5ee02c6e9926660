"""Programs that take a seat: any language, one small protocol of JSON lines (docs/write-a-bot.md)."""
