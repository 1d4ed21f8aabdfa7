"""An outside bot in Python: it reads a question a line and writes a move a line (docs/agents.md)."""
import json
import sys


def choose(message):
    """Rather does something than passes; otherwise draws lots."""
    legal = message["legal"]
    if message["question"]["kind"] == "action":
        legal = [move for move in legal if move["do"].lower() not in ("pass", "end", "done")] or legal
    # `chance` is made from what the seat sees: the same match is played the same way again.
    return legal[int(message["chance"] * len(legal))]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        print(json.dumps({"id": message["id"], "move": choose(message)}), flush=True)
