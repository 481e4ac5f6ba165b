#!/usr/bin/env python3
"""Joins the page of Page/ into one file, the template that `watchword preview` fills in.

    Scripts/page/join.py PAGE-FOLDER ENGINE.wasm STRENGTH-WORDS.txt CATALOGUES-FOLDER OUTPUT.html

The modules that scripts/main.js imports become one script, each in its own function, ordered so that every module
follows those that it imports. Those of scripts/catalogs/worker.js become a second script, which the page starts as a
worker. The styles become one style element; the engine, the word list of its estimator and the shipped catalogues are
embedded as gzip in base 85. A Content-Security-Policy lists the script and the styles by their hashes, and allows
workers that the page makes itself, so that the browser runs nothing else and loads nothing at all. The data are
inserted at @@DATA@@; the policy need not list them, because they are never executed.

Modules use a subset of JavaScript, so that lines can be rewritten without a parser: imports and exports start a line,
an import names a file by a relative path, and nothing is exported as default. Indentation is left out, so no text
between backticks may depend on it.
"""

import base64
import gzip
import hashlib
import json
import os
import re
import sys

try:
    from zopfli import gzip as zopfli
except ImportError:
    zopfli = None

IMPORT = re.compile(
    r'^import\s+(?:(?:\{(?P<names>[^}]*)\}|\*\s+as\s+(?P<space>\w+))\s+from\s+)?"(?P<path>[^"]+)";?[ \t]*$', re.M)
REEXPORT = re.compile(r'^export\s+(?:\{(?P<names>[^}]*)\}|(?P<all>\*))\s+from\s+"(?P<path>[^"]+)";?[ \t]*$', re.M)
DECLARATION = re.compile(r"^export\s+(?=(?:async\s+)?(?:function\*?|class|const)\s+(\w+))", re.M)
DESTRUCTURED = re.compile(r"^export\s+(?=const\s*[{\[])", re.M)
LIST = re.compile(r"^export\s*\{(?P<names>[^}]*)\};?[ \t]*$", re.M)
REST = re.compile(r"^(?:export|import)\b.*$", re.M)
DYNAMIC = re.compile(r"\bimport\s*\(|\bimport\.meta\b")
TYPE = re.compile(r"/\*\*(?:[^*]|\*(?!/))*\*/")
COMMENT = re.compile(r"^[ \t]*(?://.*|/\*\*?(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.M)
INDENTATION = re.compile(r"\n\s+")


class JoinError(Exception):
    """Unsupported content of a module or style, with its location."""


def pairs(names):
    """Yields the names of a list such as `a, b as c`, as (a, a), (b, c)."""
    for name in filter(None, (name.strip() for name in re.sub(r"//.*", "", names).split(","))):
        parts = re.split(r"\s+as\s+", name)
        yield parts[0], parts[-1]


class Modules:
    """The modules in an order in which they can run."""

    def __init__(self, folder):
        self.folder = folder
        self.bodies = []
        self.names = {}
        self.exports = {}
        self.open = []

    def add(self, path):
        """Adds a module and its imports; returns the name of its exports in the script."""
        path = os.path.normpath(path)
        if path in self.names:
            return self.names[path]
        shown = os.path.relpath(path, self.folder)
        if path in self.open:
            circle = [os.path.relpath(item, self.folder) for item in self.open[self.open.index(path):]] + [shown]
            raise JoinError("modules import each other in a cycle: " + " -> ".join(circle))
        if not os.path.isfile(path):
            importer = os.path.relpath(self.open[-1], self.folder) if self.open else "the page"
            raise JoinError(f"{importer} imports {shown}, which does not exist")
        self.open.append(path)
        with open(path, encoding="utf-8") as file:
            text = self.rewritten(file.read(), path, shown)
        self.open.pop()
        name = f"module{len(self.names)}"
        self.names[path] = name
        self.bodies.append(f"const {name} = (() => {{\n{text}}})();\n")
        return name

    def target(self, path, given):
        if not given.startswith("."):
            raise JoinError(f"{os.path.relpath(path, self.folder)} imports \"{given}\"; expected a relative path")
        target = os.path.normpath(os.path.join(os.path.dirname(path), given))
        return target, self.add(target)

    def rewritten(self, text, path, shown):
        exports = []

        def imported(match):
            target, name = self.target(path, match["path"])
            if match["space"]:
                return f"const {match['space']} = {name};"
            if match["names"] is None:
                return ""
            names = list(pairs(match["names"]))
            for source, _ in names:
                if source not in self.exports[target]:
                    raise JoinError(f"{shown} imports {source}, which {match['path']} does not export")
            return "const { " + ", ".join(a if a == b else f"{a}: {b}" for a, b in names) + f" }} = {name};"

        def reexported(match):
            target, name = self.target(path, match["path"])
            names = [(item, item) for item in self.exports[target]] if match["all"] else pairs(match["names"])
            exports.extend((b, f"{name}.{a}") for a, b in names)
            return ""

        def listed(match):
            exports.extend((b, a) for a, b in pairs(match["names"]))
            return ""

        def declared(match):
            exports.append((match[1], match[1]))
            return ""

        text = text.replace("\r\n", "\n")
        text = IMPORT.sub(imported, text)
        text = REEXPORT.sub(reexported, text)
        text = LIST.sub(listed, text)
        text = DECLARATION.sub(declared, text)
        rest = DESTRUCTURED.search(text) or REST.search(text) or DYNAMIC.search(TYPE.sub("", COMMENT.sub("\n", text)))
        if rest:
            raise JoinError(f"{shown} has syntax that Scripts/page/join.py does not support: {rest[0].strip()[:80]}")
        self.exports[path] = [name for name, _ in exports]
        text = INDENTATION.sub("\n", TYPE.sub("", COMMENT.sub("", text))).rstrip("\n") + "\n"
        members = ", ".join(name if name == value else f"{name}: {value}" for name, value in exports)
        return text + (f"return {{ {members} }};\n" if exports else "")


def joined_scripts(folder):
    """Returns the script of the page, and that of its worker."""
    scripts, used = [], set()
    for entry in ("main.js", os.path.join("catalogs", "worker.js")):
        modules = Modules(folder)
        modules.add(os.path.join(folder, "scripts", entry))
        scripts.append('"use strict";\n' + "".join(modules.bodies))
        used.update(modules.names)
    for path in files(folder, ".js"):
        if path not in used:
            print(f"warning: nothing imports {os.path.relpath(path, folder)}; it is not in the page", file=sys.stderr)
    return scripts


def files(folder, ending):
    found = []
    for root, folders, names in os.walk(folder):
        folders.sort()
        found += [os.path.join(root, name) for name in sorted(names) if name.endswith(ending)]
    return [os.path.normpath(path) for path in found]


def joined_styles(folder, html):
    """Returns the styles that index.html links, in order, followed by all others."""
    linked = [
        os.path.normpath(os.path.join(folder, path))
        for path in re.findall(r'<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"', html)]
    paths = linked + [path for path in files(folder, ".css") if path not in linked]
    texts = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    styles = re.sub(r"/\*(?:[^*]|\*(?!/))*\*/", "", "\n".join(texts))
    if "@import" in styles or re.search(r"url\((?!\s*[\"']?data:)", styles):
        raise JoinError("a style loads another file; the page cannot load files")
    return INDENTATION.sub("\n", styles)


# These digits of base 85 (RFC 1924) are special in HTML, so they are replaced by others.
PLAIN = str.maketrans("<>&`", ",./[")


def packed(data):
    """Returns gzip in base 85, which is a sixteenth shorter than in base 64.

    Zopfli, if it is installed, compresses a twentieth better than zlib.
    """
    compressed = zopfli.compress(data, numiterations=5) if zopfli else gzip.compress(data, 9, mtime=0)
    return base64.b85encode(compressed).decode().translate(PLAIN)


def unpacked(text):
    return gzip.decompress(base64.b85decode(text.translate(str.maketrans(",./[", "<>&`"))))


def catalogs(folder):
    """Returns the compiled catalogues in the Swift files of a folder, as one JSON list."""
    found = []
    for path in files(folder, ".swift"):
        with open(path, encoding="utf-8") as file:
            found += re.findall(r'StaticString = ##"""\n(.*?)\n[ ]*"""##', file.read(), re.S)
    if not found:
        raise JoinError(f"{folder} contains no compiled catalogue")
    return json.dumps([json.loads(text) for text in found], ensure_ascii=False, separators=(",", ":"))


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def page(folder, engine, words, shipped):
    with open(os.path.join(folder, "index.html"), encoding="utf-8") as file:
        html = file.read()
    script, worker = joined_scripts(folder)
    styles = joined_styles(folder, html)
    for name, text, end in (
        ("script", script + worker, "</script"), ("script", script + worker, "<!--"), ("styles", styles, "</style")):
        if end in text.lower():
            raise JoinError(f"the {name} contain \"{end}\", which would end their element")
    if re.search(r"\sstyle=|\son\w+=", html):
        raise JoinError("index.html has an attribute with styles or script, which its policy forbids")
    policy = "; ".join([
        "default-src 'none'", f"script-src {digest(script)} 'wasm-unsafe-eval'", f"style-src {digest(styles)}",
        "worker-src blob:", "img-src data:", "base-uri 'none'", "form-action 'none'",
        "require-trusted-types-for 'script'", "trusted-types watchword-worker"])
    for part in (
        r'<link\b[^>]*rel="stylesheet"[^>]*>', r'<script\b[^>]*>.*?</script>',
        r'<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>', r"<!--.*?-->"):
        html = re.sub(r"[ \t]*" + part + r"[ \t]*\n?", "", html, flags=re.S | re.I)
    head = f'\\g<0>\n<meta http-equiv="Content-Security-Policy" content="{policy}">'
    html, count = re.subn(r'<meta\b[^>]*charset="?utf-8"?[^>]*>', head, html, count=1, flags=re.I)
    if count == 0:
        raise JoinError('index.html has no <meta charset="utf-8">')
    html = html.replace("</head>", f"<style>{styles}</style>\n</head>", 1)
    # The data come last, so that a reader of the file sees the page first; they precede the script that uses them.
    end = (
        f'<script type="application/octet-stream;gzip;base85" id="watchword-engine">{packed(engine)}</script>\n'
        f'<script type="application/octet-stream;gzip;base85" id="watchword-words">{packed(words)}</script>\n'
        f'<script type="application/json;gzip;base85" id="watchword-catalogs">{packed(shipped)}</script>\n'
        f'<script type="text/plain" id="watchword-worker">{worker}</script>\n'
        '<script type="application/json" id="watchword-data">@@DATA@@</script>\n'
        f"<script>{script}</script>\n</body>")
    if html.count("</body>") != 1 or html.count("</head>") != 1:
        raise JoinError("index.html needs one </head> and one </body>")
    return html.replace("</body>", end)


def main():
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    folder, engine, words, shipped, output = sys.argv[1:]
    with open(engine, "rb") as file:
        data = file.read()
    with open(words, "rb") as file:
        words = file.read()
    try:
        shipped = catalogs(shipped).encode()
        html = page(os.path.normpath(folder), data, words, shipped)
    except JoinError as error:
        sys.exit(f"error: {error}")
    draft = output + ".part"
    with open(draft, "w", encoding="utf-8", newline="\n") as file:
        file.write(html)
    os.replace(draft, output)
    parts = f"{len(packed(data))} of them the engine, {len(packed(words))} its words, {len(packed(shipped))} the catalogues"
    print(f"{output}: {os.path.getsize(output)} bytes, {parts}")


if __name__ == "__main__":
    main()
