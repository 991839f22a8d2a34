"""Writes the maps of Tiny Epic Vikings as a page is told them: `python maps.py > maps.json`."""

import json
import sys

from meadhall.registry import game

maps = game("vikings").components({}, "en")["maps"]
json.dump(maps, sys.stdout, indent=1, ensure_ascii=False)
sys.stdout.write("\n")
