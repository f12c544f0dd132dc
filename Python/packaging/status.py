"""A German status by the package: test-roots runs this in each system."""

from pathlib import Path

from paywright import Paywright

with Paywright(products={"shop": ["aurora.storekit"]}) as pw:
    status = pw.status(Path("trial-running.json"), locale="de", time_zone="Europe/Berlin", now="2026-11-20T12:00:00Z")
print(status.results[0].lines.detail)
print("zone data:", status.zone_data.source, status.zone_data.version)
