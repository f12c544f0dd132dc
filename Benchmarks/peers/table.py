"""A table of what the library and its peers took: table.py OURS PEER…"""

import json
import sys

ours, *peers = [json.load(open(name, encoding="utf-8")) for name in sys.argv[1:]]
print("Nanoseconds a line, and how many times ours goes into it: " + "; ".join(peer["version"] for peer in peers) + ".\n")
names = [peer["version"].split()[0] for peer in peers]
print("| line | ours | " + " | ".join(names) + " |")
print("| --- | ---: |" + " ---: |" * len(names))
for line in peers[0]["results"]:
    nanoseconds = ours[line]
    cells = [f"{result['nanoseconds']:.0f} ({result['nanoseconds'] / nanoseconds:.1f}×)" for result in
             (peer["results"][line] for peer in peers)]
    print(f"| {line} | {nanoseconds:.0f} | " + " | ".join(cells) + " |")
print()
for peer, name in zip(peers, names):
    same = sum(result["same"] for result in peer["results"].values())
    of = sum(result["of"] for result in peer["results"].values())
    print(f"- {name} writes {same} of {of} lines as ours, but for spaces.")
