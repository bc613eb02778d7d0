"""The same bot in Python, with nothing of Hearth's.

hearth arena --game pebbles --bots "stdio:python3 bot.py,random" --matches 100
"""

import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    options = told["options"]
    rest = told["view"]["board"]["heap"] % 4 if told["game"] == "pebbles" else 0
    chosen = options[rest - 1] if rest else options[told["seed"] % len(options)]
    print(json.dumps({"id": chosen["id"]}), flush=True)
