"""Runs one program, or several in turn, and says what they took."""

import collections
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time

Usage = collections.namedtuple("Usage", ["cpu", "wall", "peak"])

# A part of a program's work: the command, and the file that is its standard input.
Invocation = collections.namedtuple("Invocation", ["command", "input"], defaults=[os.devnull])


class Program:
    """`invocations` run one after the other: a list of files can be too long for one command line."""

    def __init__(self, name, invocations, accepted=(0,), is_slow=False):
        self.name = name
        self.invocations = invocations
        self.accepted = accepted
        self.is_slow = is_slow

    def run(self, directory):
        """CPU and wall time of all invocations together, and the highest peak memory in bytes."""
        os.chdir(directory)
        usages = [self.run_one(invocation) for invocation in self.invocations]
        return Usage(sum(usage.cpu for usage in usages), sum(usage.wall for usage in usages), max(usage.peak for usage in usages))

    def run_one(self, invocation):
        """The child is started without a fork of this process and waited for by itself, so that nothing but it is counted."""
        streams = [(os.POSIX_SPAWN_OPEN, 0, invocation.input, os.O_RDONLY, 0),
                   (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                   (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
        start = time.perf_counter()
        child = os.posix_spawn(invocation.command[0], invocation.command, os.environ, file_actions=streams)
        _, status, usage = os.wait4(child, 0)
        wall = time.perf_counter() - start
        code = os.waitstatus_to_exitcode(status)
        if code not in self.accepted:
            sys.exit("benchmark: %s ended with %d" % (self.name, code))
        return Usage(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))

    def peak(self, directory):
        """In bytes. On Linux the memory of who starts a program counts as the program's, so a small program has to start it."""
        tool = "/usr/bin/time"
        if sys.platform == "darwin" or not os.access(tool, os.X_OK):
            return self.run(directory).peak
        peaks = []
        for invocation in self.invocations:
            with open(invocation.input, "rb") as stream:
                run = subprocess.run(
                    [tool, "-f", "benchmark-peak %M"] + invocation.command, cwd=directory, stdin=stream, stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE)
            found = [line.split()[1] for line in run.stderr.decode(errors="replace").splitlines() if line.startswith("benchmark-peak ")]
            if not found:
                return self.run(directory).peak
            peaks.append(int(found[-1]) * 1024)
        return max(peaks)


def paired_rounds(programs, directory, rounds):
    """For each program its usages, one of each round.

    Each round runs every program once, each round in another order, so that whatever else the machine does hits all alike.
    """
    for program in programs:
        if not program.is_slow:
            program.run(directory)
    usages = {program.name: [] for program in programs}
    for number in range(rounds):
        turn = number % len(programs)
        for program in programs[turn:] + programs[:turn]:
            usages[program.name].append(program.run(directory))
    return usages


def median(usages, field):
    return statistics.median(getattr(usage, field) for usage in usages)


def median_ratio(numerators, denominators, field="cpu"):
    """The median of the ratios within a round."""
    return statistics.median(
        getattr(one, field) / max(getattr(other, field), 1e-6) for one, other in zip(numerators, denominators))


def machine():
    """What the numbers depend on."""
    processor = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as file:
            processor = next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), processor)
    system = platform.platform(terse=True)
    if shutil.which("sw_vers"):
        system = "macOS " + platform.mac_ver()[0]
    elif os.path.exists("/etc/os-release"):
        with open("/etc/os-release") as file:
            names = [line.split("=", 1)[1].strip().strip('"') for line in file if line.startswith("PRETTY_NAME=")]
        system = "%s, %s" % (names[0], system) if names else system
    return {"processor": processor, "processors": os.cpu_count(), "system": system, "load": round(os.getloadavg()[0], 2)}
