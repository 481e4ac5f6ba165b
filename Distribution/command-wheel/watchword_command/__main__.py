"""`python -m watchword_command` and `watchword-command`: replaces this process with the command."""

import os
import sys

from watchword_command import command


def main() -> None:
    path = command()
    os.execv(path, [path, *sys.argv[1:]])


if __name__ == "__main__":
    main()
