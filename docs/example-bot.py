#!/usr/bin/env python3
"""A whole bot for any game of Tessera: it takes any legal action. docs/bot-protocol.md says what the lines mean.

    tessera arena stone-age --bots "cmd:python3 docs/example-bot.py",greedy --games 20
"""
import json
import random
import sys


def choose(view, actions, chance):
    """This is where your ideas go: the view is all that your seat may know."""
    return chance.choice(actions)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
    elif message["type"] == "decide":
        action = choose(message["view"], message["actions"], chance)
        # One line an answer, and flushed: otherwise it waits in a buffer until our time is up.
        print(json.dumps({"number": message["number"], "action": action}), flush=True)
    elif message["type"] == "over":
        break
