"""A server for the tests: the pages beside this file and an installed package, under a strict Content-Security-Policy."""

import http.server
import pathlib
import threading

PAGES = pathlib.Path(__file__).parent / "pages"
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".json": "application/json", ".wasm": "application/wasm", ".txt": "text/plain"}


class Site:
    """Serves folders by the first part of the path. `types` are the types of endings, `asked` the paths that were asked for."""

    def __init__(self, folders):
        self.folders = {"": PAGES, **folders}
        self.types = dict(TYPES)
        self.broken = set()
        self.asked = []
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                path, _, query = self.path.partition("?")
                site.asked.append(self.path)
                first, _, rest = path.lstrip("/").partition("/")
                folder = site.folders.get(first) if rest else None
                file = folder / rest if folder else PAGES / (first or "index.html")
                found = file.is_file() and file.name not in site.broken
                self.send_response(200 if found else 404)
                self.send_header("Content-Type", site.types.get(file.suffix, "application/octet-stream"))
                self.send_header("Content-Security-Policy", POLICY)
                self.end_headers()
                if found:
                    self.wfile.write(file.read_bytes())

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
