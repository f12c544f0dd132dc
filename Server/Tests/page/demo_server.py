"""Starts the server that PAYWRIGHT_SERVER names, or else the bridge to the command of PAYWRIGHT_BINARY."""

import os
import re
import subprocess
import threading

from bridge import Bridge


class DemoServer:
    """`paywright-server --demo` on a free port; `url` is the address in its log."""

    def __init__(self, binary):
        self.process = subprocess.Popen(
            [binary, "--demo", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.url = f"http://{self.address()}"
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def address(self):
        lines = []
        for line in self.process.stdout:
            lines.append(line)
            found = re.search(r"listening.*?((?:[\w.-]+|\[[\w:]+\]):\d+)", line)
            if found:
                return found[1]
        raise RuntimeError("the server ended before it listened: " + "".join(lines))

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=30)


def start():
    binary = os.environ.get("PAYWRIGHT_SERVER")
    return DemoServer(binary) if binary else Bridge()
