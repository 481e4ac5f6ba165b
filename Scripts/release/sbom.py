#!/usr/bin/env python3
"""Prints what the packages of a release hold, as SPDX 2.3 in JSON.

The versions of Swift packages are those that the build resolved, the others those of this machine. The environment is that
of Scripts/release.sh.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

APACHE = "Apache-2.0"
VERSION = os.environ["VERSION"]
COMMIT = os.environ["COMMIT"]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name, version, licence, **more):
    return {
        "SPDXID": identifier(name), "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION",
        **more}


def debian(name):
    return output("dpkg-query", "-W", "-f", "${Version}", name)


def parts():
    """What is linked into the command or compiled into its data, and how."""
    resolved = json.loads(pathlib.Path("Package.resolved").read_text("utf-8"))
    for pin in resolved["pins"]:
        # BigInt is for tests alone.
        if pin["identity"] in ("swift-argument-parser", "swift-system"):
            yield "STATIC_LINK", package(
                pin["identity"], pin["state"]["version"], f"{APACHE} WITH Swift-exception",
                downloadLocation=f"git+{pin['location']}@{pin['state']['version']}")
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    yield "STATIC_LINK", package("swift-runtime", swift, f"{APACHE} WITH Swift-exception")
    yield "STATIC_LINK", package("glibc", debian("libc6"), "LGPL-2.1-or-later",
                                 comment="In the static command alone; the others use the system's")
    yield "STATIC_LINK", package("libstdc++", debian("libstdc++6"), "GPL-3.0-or-later WITH GCC-exception-3.1",
                                 comment="In the static command alone; the others use the system's")
    yield "DYNAMIC_LINK", package("libxml2", debian("libxml2"), "MIT", comment="Used by the Debian package alone")
    yield "CONTAINS", package("cldr", "47", "Unicode-3.0", comment="Data; see NOTICE")


def artifact(path):
    data = path.read_bytes()
    return {
        "SPDXID": identifier(path.name), "fileName": f"./{path.name}", "fileTypes": ["ARCHIVE"],
        "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(data).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()}],
        "licenseConcluded": APACHE, "licenseInfoInFiles": [APACHE], "copyrightText": "NOASSERTION"}


def main():
    folder = pathlib.Path(os.environ["PACKAGES"])
    files = [artifact(path) for path in sorted(folder.iterdir())
             if path.name.startswith("watchword") and path.suffix in (".html", ".gz", ".whl", ".deb")]
    own = package("watchword", VERSION, APACHE, copyrightText="Copyright 2026 the Watchword authors",
                  sourceInfo=f"commit {COMMIT}")
    linked = list(parts())
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)

    def relation(a, kind, b):
        return {"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b}

    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"watchword-{VERSION}", "documentNamespace": f"https://spdx.org/spdxdocs/watchword-{VERSION}-{COMMIT}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: watchword-release"]},
        "packages": [own] + [part for _, part in linked], "files": files,
        "relationships": [relation("SPDXRef-DOCUMENT", "DESCRIBES", own["SPDXID"])]
        + [relation(own["SPDXID"], kind, part["SPDXID"]) for kind, part in linked]
        + [relation(file["SPDXID"], "GENERATED_FROM", own["SPDXID"]) for file in files]}
    json.dump(document, sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
