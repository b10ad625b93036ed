"""Reads the output of measure.py, and prints it as tables or JSON, or writes it into the documentation."""

import argparse
import json
import math
import re
import sys
from pathlib import Path
from statistics import median, quantiles

import suite
from suite import C, C_IN_OUR_LOOK, KIT

PIXELS_AT_MOST = 0.001  # Of the kit's picture; the peers' pictures must be C's, pixel by pixel.
SLOPE_MORE_AT_MOST = 0.05


class Results:
    def __init__(self, raw):
        self.raw = raw
        self.parts = raw["parts"]

    def values(self, label, arguments, key):
        return [run[key] for name, given, run in self.raw["runs"] if (name, given) == (label, arguments) and key in run]

    def labels(self):
        """Returns the labels of all programs that made the buttons, ours and C first."""
        return list(self.raw["looks"])

    def growth(self, label):
        """Returns the medians by number of controls, and the slope with two logarithmic axes."""
        points = [(count, median(self.values(label, str(count), "shown_ns"))) for count in suite.GROWTH]
        xs, ys = ([math.log(value) for value in axis] for axis in zip(*points))
        x, y = sum(xs) / len(xs), sum(ys) / len(ys)
        return points, sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def shown(value, unit):
    return f"{value / 1e6:.2f} ms" if unit == "ms" else f"{value:.0f} {unit}"


def spread(values, scale=1e6):
    low, _, high = quantiles(values, n=4) if len(values) > 1 else values * 3
    return f"{low / scale:.1f} … {high / scale:.1f}"


def megabytes(count):
    return f"{count / 1e6:.1f} MB"


def program_size(count):
    return "-" if count is None else f"{count / 1e6:.1f} MB" if count > 1e5 else f"{count / 1e3:.0f} kB"


# Each of these functions returns the rows of one table; the first row is the heading.


def kit(results):
    yield ["measure", "ours", "yardstick", "ratio", "single rounds", "at most"]
    for row in kit_rows(results):
        m = row["of"]
        written = "{:+.0f}" if m.at_most.startswith("+") else "{:.2f} ×"
        yield [
            m.what, shown(row["ours"], m.unit), shown(row["theirs"], m.unit), written.format(row["ratio"]),
            f"{row['low']:.2f} … {row['high']:.2f}", m.at_most if m.at_most[0] in "+-" else f"{m.at_most} ×"]


def kit_rows(results):
    for m in suite.measures():
        ours, theirs = (results.values(suite.label(name), m.arguments, m.key) for name in (m.ours, m.yardstick))
        compared = (lambda a, b: a - b) if m.at_most.startswith("+") else (lambda a, b: a / b)
        single = [compared(a, b) for a, b in zip(ours, theirs)]
        yield {
            "of": m, "ours": median(ours), "theirs": median(theirs), "ratio": compared(median(ours), median(theirs)),
            "low": min(single), "high": max(single)}


def peers(results):
    yield ["1,000 buttons", "create", "first frame", "both", "the middle half", "× C", "resident", "picture"]
    yardstick = median(results.values(C, "1000", "shown_ns"))
    for label in results.labels():
        create, frame, both = (results.values(label, "1000", key) for key in ("create_ns", "first_frame_ns", "shown_ns"))
        yield [
            label, *(f"{median(values) / 1e6:.1f} ms" for values in (create, frame, both)), f"{spread(both)} ms",
            f"{median(both) / yardstick:.2f}", megabytes(results.raw["looks"][label]["1000"]["resident_bytes"]),
            picture(results.raw["pictures"].get(label))]


def picture(seen):
    if not seen:
        return "-"
    limit = PIXELS_AT_MOST if seen["same_as"] == C_IN_OUR_LOOK else 0
    if seen["differs"] <= limit:
        return f"as {seen['same_as']}"
    return f"NOT THE SAME WORK: {seen['differs']:.2%} of the pixels are not those of {seen['same_as']}"


def growth(results):
    curves = {label: results.growth(label) for label in (KIT, C)}
    yield ["controls", *curves, "ratio"]
    for row in zip(*(points for points, _ in curves.values())):
        yield [f"{row[0][0]:,}", *(f"{time / 1e6:.1f} ms" for _, time in row), f"{row[0][1] / row[1][1]:.2f} ×"]
    ours, theirs = (slope for _, slope in curves.values())
    verdict = "grows no faster" if ours <= theirs + SLOPE_MORE_AT_MOST else f"GROWS FASTER (by more than {SLOPE_MORE_AT_MOST})"
    yield ["slope", f"{ours:.3f}", f"{theirs:.3f}", verdict]


def start(results):
    yield ["one button", "start to first frame", "the middle half", "× C", "resident", "private", "libraries", "program"]
    yardstick = median(results.values(C, "1", "start_ns"))
    for label in results.labels():
        values = results.values(label, "1", "start_ns")
        if not values:
            continue
        seen = results.raw["looks"][label]["1"]
        yield [
            label, f"{median(values) / 1e6:.0f} ms", f"{spread(values)} ms", f"{median(values) / yardstick:.2f}",
            megabytes(seen["resident_bytes"]), megabytes(seen["private_bytes"]),
            f"{len(seen['libraries'])}", program_size(results.raw["sizes"].get(label))]


TABLES = {"kit": kit, "peers": peers, "growth": growth, "start": start}


def notes(results):
    """Returns the conditions of the measurements."""
    raw = results.raw
    yield (
        f"{raw['system']}, {raw['processors']} processors, {raw['rounds']} rounds in random order, medians. "
        f"Load at the beginning {raw['load_before']:.1f}, at the end {raw['load_after']:.1f}.")
    for label, reason in raw["skipped"].items():
        yield f"Skipped: {label}: {reason}."


def text(results):
    for part in results.parts:
        rows = list(TABLES[part](results))
        widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(len(rows[0]))]
        for row in rows:
            print("  ".join(f"{cell:<{widths[0]}}" if i == 0 else f"{cell:>{widths[i]}}" for i, cell in enumerate(row)))
        print()
    for note in notes(results):
        print(note)


def as_json(results):
    out = dict(results.raw)
    out.pop("runs")
    if "kit" in results.parts:
        out["measures"] = [
            {
                "measure": row["of"].what, "key": row["of"].key, "program": row["of"].ours,
                "yardstick": row["of"].yardstick, "ours": round(row["ours"]), "theirs": round(row["theirs"]),
                "ratio": round(row["ratio"], 3), "low": round(row["low"], 3), "high": round(row["high"], 3),
                "at_most": None if row["of"].at_most == "-" else float(row["of"].at_most),
                "compared": "by difference" if row["of"].at_most.startswith("+") else "by ratio"}
            for row in kit_rows(results)]
    medians = {}
    for label, arguments, run in results.raw["runs"]:
        keys = medians.setdefault(label, {}).setdefault(arguments, {})
        for key in run:
            keys.setdefault(key, round(median(results.values(label, arguments, key))))
    out["medians"] = medians
    if "growth" in results.parts:
        out["slopes"] = {label: round(results.growth(label)[1], 3) for label in (KIT, C)}
    print(json.dumps(out, indent=2, ensure_ascii=False))


def page(results, path):
    """Replaces the tables between the marks of a page of the documentation, and the curve beside it. Parts that were
    measured at different times have different surroundings, so these stand below each table."""
    page = path.read_text()
    tables = {}
    for part in results.parts:
        head, *rows = TABLES[part](results)
        rows = [row + [""] * (len(head) - len(row)) for row in rows]
        tables[part] = "\n".join(["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows]])
        tables[part] = "\n\n".join([tables[part], *notes(results)])
    for name, table in tables.items():
        mark = f"<!-- {name} -->"
        page, found = re.subn(f"{mark}.*?{mark}", lambda _: f"{mark}\n{table}\n{mark}", page, flags=re.DOTALL)
        if not found:
            sys.exit(f"{path} has no place for {name}: two lines of {mark}")
    path.write_text(page)
    if "growth" in results.parts:
        (path.parent / "Resources" / "growth.svg").write_text(curve({label: results.growth(label)[0] for label in (KIT, C)}))


def curve(curves):
    """Returns the curves as a picture with two logarithmic axes."""
    width, height, edge = 640, 400, 60
    times = [time for points in curves.values() for _, time in points]
    low, high = 10 ** math.floor(math.log10(min(times))), 10 ** math.ceil(math.log10(max(times)))

    def place(count, time):
        x = math.log(count / suite.GROWTH[0]) / math.log(suite.GROWTH[-1] / suite.GROWTH[0])
        y = math.log(time / low) / math.log(high / low)
        return edge + x * (width - 2 * edge), height - edge - y * (height - 2 * edge)

    def label(x, y, words, anchor="middle", color="#555"):
        return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{color}">{words}</text>'

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>']
    for count in suite.GROWTH:
        x, y = place(count, low)
        parts += [f'<path d="M{x:.0f} {y:.0f}V{edge}" stroke="#ddd"/>', label(x, y + 20, f"{count:,}")]
    parts.append(label(width / 2, height - 15, "controls"))
    time = low
    while time <= high:
        x, y = place(suite.GROWTH[0], time)
        parts += [f'<path d="M{x:.0f} {y:.0f}H{width - edge}" stroke="#ddd"/>', label(x - 8, y + 4, f"{time / 1e9:g} s", "end")]
        time *= 10
    upper = max(curves, key=lambda name: curves[name][-2][1])
    for (name, points), color in zip(curves.items(), ("#1c71d8", "#c64600")):
        places = [place(*point) for point in points]
        parts.append(f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in places)}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>' for x, y in places]
        parts.append(label(places[-2][0], places[-2][1] + (-12 if name == upper else 22), name, color=color))
    return "\n".join([*parts, "</svg>"]) + "\n"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--format", choices=["text", "json"], default="text")
    options.add_argument("--system", required=True)
    options.add_argument("--page", type=Path)
    options.add_argument("results", type=Path)
    options = options.parse_args()
    raw = json.loads(options.results.read_text())
    raw["system"] = options.system
    results = Results(raw)
    (as_json if options.format == "json" else text)(results)
    if options.page:
        page(results, options.page)


if __name__ == "__main__":
    main()
