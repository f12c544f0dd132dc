"""A German status, from the command that the wheel installed, by its path."""

import json
import pathlib
import subprocess
import sysconfig

program = pathlib.Path(sysconfig.get_path("platlib"), "paywright", "_bin", "paywright")
arguments = ["status", "trial-running.json", "--products", "aurora.storekit", "--locale", "de", "--format", "json"]
arguments += ["--now", "2026-11-20T12:00:00Z", "--time-zone", "Europe/Berlin"]
answer = json.loads(subprocess.run([program, *arguments], check=True, capture_output=True).stdout)
print(answer["results"][0]["lines"]["detail"]["text"])
print("zone data:", answer["zoneData"])
