#!/usr/bin/env python3
"""Prints the contents of each package of a release, as SPDX 2.3 in JSON.

The versions of Swift packages are those that the build resolved, the others those of this machine. The environment
variables are those of Scripts/release.sh.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

VERSION = os.environ["VERSION"]
COMMIT = os.environ["COMMIT"]
APACHE = "Apache-2.0"
SWIFT = "Apache-2.0 WITH Swift-exception"


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name, version, licence, address=None, **more):
    found = {
        "SPDXID": identifier(name), "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION",
        **more}
    if address:
        found["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": address}]
    return found


def swift_packages():
    """Yields the packages that the command links."""
    for pin in json.loads(pathlib.Path("Package.resolved").read_text("utf-8"))["pins"]:
        # BigInt is only used by tests.
        if pin["identity"] in ("swift-argument-parser", "swift-system"):
            version = pin["state"]["version"]
            place = re.sub(r"^https://|\.git$", "", pin["location"])
            yield package(pin["identity"], version, SWIFT, f"pkg:swift/{place}@{version}")
    yield package("swift-runtime", re.search(r"Swift version (\S+)", output("swift", "--version"))[1], SWIFT)


def debian(name, licence):
    version = output("dpkg-query", "-W", "-f", "${Version}", name)
    return package(name, version, licence, f"pkg:deb/debian/{name}@{version}")


def main():
    folder = pathlib.Path(os.environ["PACKAGES"])
    swift = list(swift_packages())
    system = [debian("libc6", "LGPL-2.1-or-later"),
              debian("libstdc++6", "GPL-3.0-or-later WITH GCC-exception-3.1")]
    libraries = [debian("libxml2", "MIT"), debian("zlib1g", "Zlib")]
    # NOTICE has the details of each.
    data = [
        package("cldr", "47", "Unicode-3.0"),
        package("iana-language-subtag-registry", "2024-05-16", "CC0-1.0"),
        package("zxcvbn-lists", "4.5.0", "MIT"), package("eff-long-word-list", "2016", "CC-BY-3.0-US")]
    runtime = [part for part in swift if part["name"] == "swift-runtime"]
    kinds = {
        ".html": ("The page", APACHE, [("CONTAINS", runtime + data)]),
        ".gz": ("The command, static", f"{APACHE} AND LGPL-2.1-or-later",
                [("STATIC_LINK", swift + system), ("CONTAINS", data)]),
        ".whl": ("The command as a wheel", APACHE,
                 [("STATIC_LINK", swift), ("DYNAMIC_LINK", system), ("CONTAINS", data)]),
        ".deb": ("The command as a Debian package", APACHE,
                 [("STATIC_LINK", swift), ("DYNAMIC_LINK", system + libraries), ("CONTAINS", data)])}

    packages = swift + system + libraries + data
    relations = []

    def relate(one, kind, other):
        relations.append({"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other})

    for path in sorted(folder.iterdir()):
        if not path.name.startswith("watchword") or path.suffix not in kinds:
            continue
        summary, licence, parts = kinds[path.suffix]
        own = package(
            path.name, VERSION, licence, summary=summary, packageFileName=path.name, sourceInfo=f"commit {COMMIT}",
            copyrightText="Copyright 2026 the Watchword authors",
            checksums=[{"algorithm": "SHA256", "checksumValue": hashlib.sha256(path.read_bytes()).hexdigest()}])
        packages.append(own)
        relate("SPDXRef-DOCUMENT", "DESCRIBES", own["SPDXID"])
        for kind, linked in parts:
            for part in linked:
                relate(own["SPDXID"], kind, part["SPDXID"])

    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"watchword-{VERSION}", "documentNamespace": f"https://spdx.org/spdxdocs/watchword-{VERSION}-{COMMIT}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Tool: watchword-sbom-{VERSION}", "Organization: the Watchword authors"]},
        "packages": packages, "relationships": relations}
    json.dump(document, sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
