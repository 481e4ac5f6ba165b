"""Runs the command of the PyPI package, for Tests/Packages/test-projects.py: a question and an answer on each line."""

import io
import json
import os
import sys

from watchword.__main__ import main

streams = sys.stdin, sys.stdout, sys.stderr
for line in streams[0]:
    question = json.loads(line)
    os.chdir(question["folder"])
    sys.stdin = io.TextIOWrapper(io.BytesIO(question["input"].encode("latin-1")))
    sys.stdout, sys.stderr = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n") for _ in range(2))
    try:
        code = main(question["arguments"])
    except SystemExit as end:
        code = end.code
    texts = []
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
        texts.append(stream.buffer.getvalue().decode("utf-8"))
    sys.stdin, sys.stdout, sys.stderr = streams
    print(json.dumps({"code": code or 0, "output": texts[0], "errors": texts[1]}), flush=True)
