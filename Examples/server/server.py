"""A sign-up whose page and server share one policy: policy.json.

    pip install watchword
    npm install
    python3 server.py [--port 8000] [--policy policy.json]

The page shows the rules while a password is typed; the server decides. A change of the file is used at once, by both.
"""

import argparse
import hashlib
import mimetypes
import os
import secrets
import sys
import unicodedata
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from string import Template
from urllib.parse import parse_qs, urlsplit

import watchword

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "node_modules" / "watchword"
PAGE = Template((HERE / "page.html").read_text(encoding="utf-8"))
# The page's own texts; Watchword has those about passwords.
WORDS = {
    "en": {"title": "Sign up", "name": "Name", "password": "Password", "refused": "The password was refused", "welcome": "Welcome"},
    "pl": {"title": "Załóż konto", "name": "Nazwa", "password": "Hasło", "refused": "Hasło odrzucone", "welcome": "Konto założone"},
    "ar": {"title": "إنشاء حساب", "name": "الاسم", "password": "كلمة المرور", "refused": "رُفضت كلمة المرور", "welcome": "تم إنشاء الحساب"},
}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".js")


class PolicyFile:
    """The policy of a file, read again when the file changes. If the file has an error, the last valid policy stays."""

    def __init__(self, path):
        self.path = path
        self.seen = os.stat(path).st_mtime_ns
        self.text = path.read_bytes()
        self.policy = watchword.Policy(self.text, name=path.stem)

    def now(self):
        """The policy and its text."""
        changed = os.stat(self.path).st_mtime_ns
        if changed != self.seen:
            self.seen = changed
            text = self.path.read_bytes()
            try:
                self.policy, self.text = watchword.Policy(text, name=self.path.stem), text
            except watchword.PolicyError as error:
                print(f"The policy stays as it was:\n{error}", file=sys.stderr)
        return self.policy, self.text


class Handler(BaseHTTPRequestHandler):
    file: PolicyFile
    users = {}  # A database, which keeps only hashes of passwords.

    def do_GET(self):
        path = urlsplit(self.path).path
        if path == "/":
            self.answer_page(200)
        elif path == "/policy.json":
            # The text that the server uses, not that of the file, which may have an error.
            self.answer(200, "application/json", self.file.now()[1], {"Cache-Control": "no-cache"})
        elif path.startswith("/watchword/"):
            self.answer_file(PACKAGE, path[len("/watchword/"):])
        else:
            self.answer(404, "text/plain", b"Not found")

    def do_POST(self):
        length = int(self.headers.get("Content-Length") or 0)
        if urlsplit(self.path).path != "/sign-up" or length > 100_000:
            return self.answer(404, "text/plain", b"Not found")
        fields = parse_qs(self.rfile.read(length).decode(errors="replace"), keep_blank_values=True)
        name, password = (fields.get(field, [""])[0] for field in ("name", "password"))
        report = self.file.now()[0].check(password, user=name, locale=self.locale)
        if not report.is_met:
            return self.answer_page(422, name, [rule for rule in report.rules if rule.state != "met"])
        salt = secrets.token_bytes(16)
        # Systems enter é as one code point or as two; rules judge the form NFC.
        typed = unicodedata.normalize("NFC", password).encode()
        self.users[name] = (salt, hashlib.scrypt(typed, salt=salt, n=2**14, r=8, p=1))
        body = f'<!doctype html><meta charset="utf-8"><title>✓</title><p id="welcome">{self.words["welcome"]}</p>'
        self.answer(201, "text/html; charset=utf-8", body.encode())

    @property
    def locale(self):
        """The language in the address, or the first one of the browser for which there are texts."""
        asked = parse_qs(urlsplit(self.path).query).get("lang", [])
        return self.file.now()[0].texts([*asked, self.headers.get("Accept-Language", "")]).locale

    @property
    def words(self):
        return WORDS.get(self.locale, WORDS["en"])

    def answer_page(self, status, name="", refused_by=()):
        texts = self.file.now()[0].texts(self.locale)
        refused = ""
        if refused_by:
            found = "".join(f"<li>{escape(rule.text)}</li>" for rule in refused_by)
            refused = f'<div role="alert"><p>{self.words["refused"]}</p><ul id="refused">{found}</ul></div>'
        rules = "".join(f"<li>{escape(rule.text)}</li>" for rule in texts.rules)
        page = PAGE.substitute(
            {key: word for key, word in self.words.items() if key != "refused"}, refused=refused, rules=f"<ul>{rules}</ul>",
            locale=texts.locale, direction=texts.direction, typed=escape(name))
        self.answer(status, "text/html; charset=utf-8", page.encode(), {"Cache-Control": "no-store"})

    def answer_file(self, folder, name):
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()) or not path.is_file():
            return self.answer(404, "text/plain", b"Not found")
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.answer(200, kind, path.read_bytes(), {"Cache-Control": "max-age=3600"})

    def answer(self, status, kind, body, headers=()):
        self.send_response(status)
        for key, value in {**HEADERS, **dict(headers), "Content-Type": kind, "Content-Length": str(len(body))}.items():
            self.send_header(key, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--policy", type=Path, default=HERE / "policy.json")
    options = parser.parse_args()
    if not PACKAGE.is_dir():
        sys.exit(f"There is no {PACKAGE}; run npm install in {HERE}")
    try:
        Handler.file = PolicyFile(options.policy)
    except watchword.PolicyError as error:
        sys.exit(f"{options.policy} cannot be used:\n{error}")
    server = ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
