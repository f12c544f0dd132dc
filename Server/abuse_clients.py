"""The clients of `abuse-connections`: HTTP/1.1 in the clear or over TLS, and HTTP/2, by hand, so that each byte can be held back."""

import contextlib
import select
import socket
import ssl
import time

import hpack

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


def post(path, length, kind=b"application/json"):
    return b"POST %b HTTP/1.1\r\nHost: localhost\r\nContent-Type: %b\r\nContent-Length: %d\r\n\r\n" % (path, kind, length)


def frame(kind, flags=0, stream=0, payload=b""):
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


class Client:
    """A connection in the clear, or over TLS whose records can be sent in pieces."""

    def __init__(self, port, protocols=None):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=20)
        self.received, self.tls = b"", None
        if protocols:
            self.handshake(protocols)
            while True:
                with contextlib.suppress(ssl.SSLWantReadError):
                    self.tls.do_handshake()
                    self.socket.sendall(self.outward.read())
                    break
                self.socket.sendall(self.outward.read())
                self.inward.write(self.socket.recv(65536))

    def handshake(self, protocols):
        """Begins one, of which nothing is sent."""
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        context.set_alpn_protocols(protocols)
        self.inward, self.outward = ssl.MemoryBIO(), ssl.MemoryBIO()
        self.tls = context.wrap_bio(self.inward, self.outward)

    def next_of_handshake(self):
        """What the client sends next, as it goes over the wire."""
        with contextlib.suppress(ssl.SSLWantReadError):
            self.tls.do_handshake()
        return self.outward.read()

    def records(self, data):
        """Bytes as they go over the wire."""
        if not self.tls:
            return data
        self.tls.write(data)
        return self.outward.read()

    def send(self, data):
        if data:
            self.socket.sendall(self.records(data))

    def read(self, seconds):
        """Takes what comes in that time; false once the connection has ended."""
        self.socket.settimeout(max(seconds, 0.001))
        try:
            data = self.socket.recv(65536)
        except TimeoutError:
            return True
        except OSError:
            return False
        if not data:
            return False
        if not self.tls:
            self.received += data
            return True
        self.inward.write(data)
        try:
            while piece := self.tls.read(65536):
                self.received += piece
        except ssl.SSLWantReadError:
            return True
        except ssl.SSLError:
            pass
        return False

    def is_open(self, seconds):
        """Whether the connection has not ended in that time, without anything of it read."""
        poll = select.poll()
        poll.register(self.socket, select.POLLRDHUP)
        return not poll.poll(1000 * seconds)

    def wait(self, text, seconds=10):
        end = time.monotonic() + seconds
        while text not in self.received and time.monotonic() < end:
            if not self.read(0.1):
                break
        return text in self.received


class HTTP2(Client):
    def __init__(self, port, preface=True):
        super().__init__(port, ["h2"])
        self.encoder, self.decoder, self.place, self.statuses, self.ends = hpack.Encoder(), hpack.Decoder(), 0, {}, set()
        if preface:
            self.send(PREFACE + frame(4))

    def block(self, method, path, fields=()):
        pseudo = [(":method", method), (":scheme", "https"), (":authority", "localhost"), (":path", path)]
        return self.encoder.encode([*pseudo, *fields], huffman=False)

    def open(self, stream, method, path, fields=(), ends=True):
        block = self.block(method, path, fields)
        pieces = [block[start : start + 16384] for start in range(0, len(block), 16384)]
        for number, piece in enumerate(pieces):
            flags = (4 if number == len(pieces) - 1 else 0) | (1 if number == 0 and ends else 0)
            self.send(frame(1 if number == 0 else 9, flags, stream, piece))

    def post(self, stream, path="/v1/price", kind="application/json"):
        self.open(stream, "POST", path, [("content-type", kind)], ends=False)

    def follow(self):
        while len(self.received) >= self.place + 9:
            header = self.received[self.place : self.place + 9]
            length, stream = int.from_bytes(header[:3], "big"), int.from_bytes(header[5:], "big")
            if len(self.received) < self.place + 9 + length:
                break
            payload = self.received[self.place + 9 : self.place + 9 + length]
            if header[3] == 1:
                self.statuses[stream] = int(dict(self.decoder.decode(payload))[":status"])
            if header[3] in (0, 1) and header[4] & 1:
                self.ends.add(stream)
            self.place += 9 + length

    def status(self, stream, seconds=10):
        end = time.monotonic() + seconds
        while stream not in self.statuses and time.monotonic() < end:
            if not self.read(0.1):
                break
            self.follow()
        return self.statuses.get(stream)


def end(client, again=b"", pause=0.25, seconds=30, reads=True):
    """After how many seconds the server ends a connection on which something is sent again and again; None where it does not."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        try:
            if isinstance(again, bytes):
                client.send(again)
            else:
                client.socket.sendall(next(again))
        except (OSError, ssl.SSLError):
            return time.monotonic() - start
        if not (client.read(pause) if reads else client.is_open(pause)):
            return time.monotonic() - start
    return None
