"""Put on the path of a Python: it, and every process that it starts, lacks what Windows lacks.

Left in place is what Python's own modules and our dependencies ask for as soon as this system is
no Windows; of that mypy knows, which checks our sources as if they ran there.
"""

import os
import signal
import socket
import sys

# fmt: off
MODULES = [
    "crypt", "curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog",
    "termios", "tty", "_curses",
]
SYSTEM = [
    "chown", "chroot", "ctermid", "fchdir", "fchmod", "fchown", "fork", "forkpty",
    "getegid", "getgid", "getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority",
    "getsid", "killpg", "lchown", "lockf", "mkfifo", "mknod", "nice", "openpty",
    "posix_fadvise", "pread", "pwrite", "sched_getaffinity", "sched_setaffinity",
    "sendfile", "setegid", "seteuid", "setgid", "setpgid", "setpriority", "setregid",
    "setsid", "setuid", "statvfs", "sync", "sysconf", "tcgetpgrp", "tcsetpgrp", "ttyname",
    "uname", "O_DIRECTORY", "O_NOCTTY", "O_NOFOLLOW", "O_SYNC",
]
SIGNALS = [
    "alarm", "getitimer", "pause", "pthread_kill", "pthread_sigmask", "setitimer",
    "siginterrupt", "sigpending", "sigtimedwait", "sigwait", "sigwaitinfo", "SIGALRM",
    "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIG_BLOCK", "SIG_SETMASK", "SIG_UNBLOCK",
]
# fmt: on
SOCKETS = ["SO_REUSEPORT"]

for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]  # an import of it fails
for module, names in ((os, SYSTEM), (signal, SIGNALS), (socket, SOCKETS)):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
