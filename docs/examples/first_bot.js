#!/usr/bin/env node
// A bot for Node: prefers whatever is not "pass", and among those the first.
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "first bot in JavaScript" });
  } else if (message.type === "position") {
    const better = message.options.filter((option) => option.key !== "pass");
    say({ type: "choose", id: (better[0] ?? message.options[0]).id });
  } else {
    lines.close(); // "over" or "refused"
  }
});
