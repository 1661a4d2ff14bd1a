#!/usr/bin/env python3
"""A complete bot for any game of Tessera: it takes a random legal action. docs/bot-protocol.md describes the messages.

    tessera arena stone-age --bots "cmd:python3 docs/example-bot.py",greedy --games 20
"""
import json
import random
import sys


def choose(view, actions, chance):
    """Your ideas go here. The view has everything that your seat may know."""
    return chance.choice(actions)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
    elif message["type"] == "decide":
        action = choose(message["view"], message["actions"], chance)
        # One line per answer, flushed: otherwise it waits in a buffer until the time is up.
        print(json.dumps({"number": message["number"], "action": action}), flush=True)
    elif message["type"] == "over":
        break
