"""`python -m watchword_command` and `watchword-command`: the command, in place of this process."""

import os
import sys

from watchword_command import command


def main() -> None:
    path = command()
    os.execv(path, [path, *sys.argv[1:]])


if __name__ == "__main__":
    main()
