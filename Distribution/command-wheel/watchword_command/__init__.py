"""The command `watchword`, installed as a program next to Python."""

import os
import sysconfig


def command() -> str:
    """Returns the path of the program. Raises FileNotFoundError if it is not in a folder for wheels' programs."""
    for folder in (sysconfig.get_path("scripts"), sysconfig.get_path("scripts", f"{os.name}_user")):
        path = os.path.join(folder, "watchword")
        if os.path.isfile(path):
            return path
    raise FileNotFoundError("The program watchword is not beside this Python; install the wheel watchword-command again")
