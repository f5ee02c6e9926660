"""End-to-end tests: the web app in a real Chromium, against a real server."""
