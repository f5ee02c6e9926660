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
        keys = [option["key"] for option in message["options"]]
        answer = {"type": "choose", "key": random.choice([key for key in keys if key != "pass"] or keys)}
    else:
        break  # "over" or "refused"
    print(json.dumps(answer), flush=True)  # noqa: T201
