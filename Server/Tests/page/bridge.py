"""Serves the page for its tests, and hands requests on to a pipe of `paywright serve`. Stands in for the server."""

import json
import os
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "Server" / "Page"
SHARED = ROOT / "Sources" / "ReviewPage" / "shared"
EXAMPLES = ROOT / "Examples"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
MOMENT = "2026-11-20T12:00:00Z"
OPEN = ["aurora.storekit", "customers/trial-running.json"]


def example_names():
    products = [path.name for kind in ["*.storekit", "*.products.json", "*.play.json"] for path in EXAMPLES.glob(kind)]
    customers = [f"customers/{path.name}" for path in sorted((EXAMPLES / "customers").glob("*.json"))]
    return [*products, *customers]


def shop():
    files = [{"name": name, "path": f"/page/examples/{name}", "open": name in OPEN} for name in example_names()]
    return {"sets": ["shop"], "moment": MOMENT, "files": files}


class Pipe:
    """One request after the other."""

    def __init__(self, binary):
        arguments = [binary, "serve", "--products", f"shop={EXAMPLES / 'aurora.storekit'}"]
        self.process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.turn = threading.Lock()

    def answer(self, request: bytes) -> bytes:
        with self.turn:
            self.process.stdin.write(request.replace(b"\n", b" ") + b"\n")
            self.process.stdin.flush()
            return self.process.stdout.readline()

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=30)
        self.process.stdout.close()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/":
            self.send_file(PAGE / "index.html")
        elif path == "/page/shop.json":
            self.send(200, "application/json", json.dumps(shop()).encode())
        elif path.removeprefix("/page/examples/") in example_names():
            self.send(200, "text/plain", (EXAMPLES / path.removeprefix("/page/examples/")).read_bytes())
        elif path.startswith("/page/") and path.count("/") == 2 and Path(path).suffix in TYPES:
            name = Path(path).name
            self.send_file(SHARED / name if (SHARED / name).is_file() else PAGE / name)
        else:
            self.send(404, "text/plain", b"")

    def do_POST(self):
        request = self.rfile.read(int(self.headers["Content-Length"]))
        answer = self.server.pipe.answer(request)
        is_refused = json.loads(answer)["schema"] == "paywright/error/1"
        self.send(400 if is_refused else 200, "application/json", answer)

    def send_file(self, path):
        if path.is_file():
            self.send(200, TYPES[path.suffix], path.read_bytes())
        else:
            self.send(404, "text/plain", b"")

    def send(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Bridge:
    """A server on a free port; `url` is its address."""

    def __init__(self):
        self.pipe = Pipe(os.environ["PAYWRIGHT_BINARY"])
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.server.pipe = self.pipe
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
        self.pipe.close()
