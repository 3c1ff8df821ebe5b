"""The goals, and what a measurement looks like as Markdown."""

import datetime
import os

START, END = "<!-- results -->\n", "<!-- /results -->"


class Goal:
    """`at_most`: less is better. Memory has its limits from the size of the corpus."""

    def __init__(self, key, label, must, aim, at_most=True, unit="×"):
        self.key, self.label, self.must, self.aim, self.at_most, self.unit = key, label, must, aim, at_most, unit


GOALS = [
    Goal("corpus/cat", "big corpus, CPU against `cat`", 4, 2),
    Goal("corpus/rg", "big corpus, CPU against `rg -j1`", 8, 4),
    Goal("corpus/swift-syntax", "big corpus, CPU of swift-syntax (parse only) against reobserve", 6, 12, at_most=False),
    Goal("corpus/ast-grep", "big corpus, CPU of ast-grep (4 rules) against reobserve", 15, 30, at_most=False),
    Goal("app/cat", "app, CPU against `cat`", 4, 2),
    Goal("file/cat", "one file of 2,000 lines, CPU against `cat`", 3, 1.5),
    Goal("memory", "big corpus, peak memory", (30, 25), (15, 12), unit=" MB"),
    Goal("growth", "exponent of CPU over lines, 0.1 to 10 M lines", 1.05, 1.02, unit=""),
    Goal("threads", "wall time with 2 threads against 1", 0.65, 0.58),
]


def rows(measured, why_not, corpus_lines):
    """One for each goal. `why_not` says why a measurement is missing."""
    found = []
    for goal in GOALS:
        must, aim = goal.must, goal.aim
        if goal.key == "memory":
            must, aim = (base + slope * corpus_lines / 1e6 for base, slope in (must, aim))
        value = measured.get(goal.key)
        found.append({
            "key": goal.key, "label": goal.label, "measured": value, "must": must, "aim": aim, "at most": goal.at_most,
            "unit": goal.unit, "verdict": verdict(value, must, aim, goal.at_most),
            "why not": why_not.get(goal.key, "") if value is None else "",
        })
    return found


def verdict(value, must, aim, at_most):
    if value is None:
        return "not measured"
    holds = (lambda limit: value <= limit) if at_most else (lambda limit: value >= limit)
    return "aim reached" if holds(aim) else "must reached" if holds(must) else "missed"


def markdown(result):
    """The whole result: goals, times, what was measured, the machine."""
    parts = [goals_table(result)]
    parts += [corpus_table(corpus) for corpus in result["corpora"]]
    if result["growth"]:
        parts.append(growth_table(result))
    parts.append(circumstances(result))
    return "\n".join(parts)


def goals_table(result):
    lines = ["| | measured | must | aim | |", "|---|---|---|---|---|"]
    for row in result["rows"]:
        shown = number(row["measured"], row["unit"]) if row["measured"] is not None else "–"
        sign = "≤ " if row["at most"] else "≥ "
        verdict_shown = row["verdict"] + (": " + row["why not"] if row["why not"] else "")
        if row["verdict"] == "missed":
            verdict_shown = "**missed**"
        lines.append("| %s | %s | %s | %s | %s |" % (
            row["label"], shown, sign + limit(row["must"], row["unit"]), sign + limit(row["aim"], row["unit"]), verdict_shown))
    return "\n".join(lines) + "\n"


def number(value, unit):
    digits = 3 if unit == "" else 0 if value >= 100 else 1 if value >= 10 else 2
    return "%.*f%s" % (digits, value, unit)


def limit(value, unit):
    return "%g%s" % (round(value, 2), unit)


def corpus_table(corpus):
    outcome = corpus["outcome"]
    lines = [
        "%s: %s of Swift, %s lines, %.1f MB; medians of %d rounds." % (
            corpus["title"], files(corpus["files"]), thousands(corpus["lines"]), corpus["bytes"] / 1e6, corpus["rounds"]),
        "The dry run read %s, found %s types of which %s can move, and printed %s lines of patch.\n" % (
            files(outcome["read"]), thousands(outcome["types"]), thousands(outcome["migrate"]), thousands(outcome["patch lines"])),
        "| | CPU | wall | CPU against `cat` | CPU against reobserve | peak memory |", "|---|---|---|---|---|---|",
    ]
    for program in corpus["programs"]:
        lines.append("| %s | %s | %s | %.2f× | %.2f× | %.1f MB |" % (
            program["name"], seconds(program["cpu"]), seconds(program["wall"]), program["against cat"], program["against reobserve"],
            program["peak"] / 1e6))
    return "\n".join(lines) + "\n"


def growth_table(result):
    lines = ["Growth: exponent of reobserve's CPU %s over lines, %s over bytes; of `cat` %s over lines.\n" % tuple(
        "%.3f" % result["exponents"][key] for key in ("lines", "bytes", "cat"))]
    lines += ["| lines | files | MB | CPU | CPU against `cat` | lines a second | peak memory |", "|---|---|---|---|---|---|---|"]
    for point in result["growth"]:
        lines.append("| %s | %s | %.1f | %s | %.2f× | %s | %.1f MB |" % (
            thousands(point["lines"]), thousands(point["files"]), point["bytes"] / 1e6, seconds(point["cpu"]),
            point["cpu"] / point["cat"], thousands(int(point["lines"] / point["cpu"])), point["peak"] / 1e6))
    return "\n".join(lines) + "\n"


def circumstances(result):
    machine, versions = result["machine"], result["versions"]
    return "\n".join([
        "| | |", "|---|---|",
        "| date | %s |" % result["date"],
        "| machine | %s, %s processors, %s |" % (machine["processor"], machine["processors"], machine["system"]),
        "| load when it started | %.2f%s |" % (machine["load"], " (**busy: run it again on idle processors**)" if machine["busy"] else ""),
        "| versions | %s |" % ", ".join("%s %s" % item for item in versions.items()),
    ]) + "\n"


def seconds(value):
    return "%.2f ms" % (value * 1e3) if value < 0.01 else "%.1f ms" % (value * 1e3) if value < 1 else "%.2f s" % value


def thousands(value):
    return "?" if value is None else format(value, ",")


def files(count):
    return "1 file" if count == 1 else thousands(count) + " files"


def today():
    return datetime.date.today().isoformat()


def write(path, text):
    """Replaces what stands between the two marks."""
    with open(path, encoding="utf-8") as file:
        document = file.read()
    start, end = document.find(START), document.find(END)
    if start < 0 or end < start:
        raise ValueError("%s has no %s…%s" % (path, START.strip(), END))
    temporary = path + ".new"
    with open(temporary, "w", encoding="utf-8") as file:
        file.write(document[:start + len(START)] + text + document[end:])
    os.replace(temporary, path)
