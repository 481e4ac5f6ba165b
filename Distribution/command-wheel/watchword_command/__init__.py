"""The command `watchword`, installed as a program beside Python."""

import os
import sysconfig


def command() -> str:
    """The path of the program. Raises FileNotFoundError if it is not where wheels put programs."""
    for scheme in (sysconfig.get_default_scheme(), sysconfig.get_preferred_scheme("user")):
        path = os.path.join(sysconfig.get_path("scripts", scheme), "watchword")
        if os.path.isfile(path):
            return path
    raise FileNotFoundError("The program watchword is not beside this Python; install the wheel watchword-command again")
