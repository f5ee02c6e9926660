#!/usr/bin/env python3
"""A bot in twenty lines: chooses anything, and passes only if there is nothing else."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        answer = {"type": "hello", "protocol": 1, "name": "first bot"}
    elif message["type"] == "position":
        keys = [option["key"] for option in message["options"] if option["key"] != "pass"]
        answer = {"type": "choose", "key": random.choice(keys or ["pass"])}
    else:
        break  # "over" or "refused"
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
