"""The speed of the desk with 20,000 and 180,000 texts. Asserts only what is independent of the machine's load; see
test_whole.py."""

import pathlib
import subprocess
import time

from page_helpers import measures_time
from tasks import ROOT

# Records long tasks of the main thread, and the time from an event to the next paint.
OBSERVER = """
globalThis.longTasks = [];
globalThis.keyTimes = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => keyTimes.push(...list.getEntries().filter(({ name }) => name === "keydown").map(({ duration }) => duration))).observe({ type: "event", durationThreshold: 16, buffered: true });
// From a key to the paint of its frame.
addEventListener("keydown", (event) => {
  const start = performance.now();
  requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - start)));
}, true);
globalThis.paints = [];
"""


def many(site, count):
    path = pathlib.Path(site.folder, f"many-{count}.xliff")
    subprocess.run([ROOT / "Scripts" / "make-large.py", "units", str(count), path], check=True)
    return path


def opened(site, count):
    """Opens a file of this many units like a user; returns the page, the time that took, and the longest task."""
    path = many(site, count)
    page = site.open("#tab=catalog")
    page.set_default_timeout(120_000)
    page.evaluate(OBSERVER)
    with page.expect_file_chooser() as chooser:
        page.click("#section-catalog [data-action=open]")
    start = time.monotonic()
    chooser.value.set_files(path)
    bar = False
    while page.evaluate("() => document.querySelectorAll('.grid-row').length === 0 || document.querySelector('.desk-progress')?.checkVisibility()"):
        bar = bar or page.evaluate("() => document.querySelector('.desk-progress')?.checkVisibility() ?? false")
        assert time.monotonic() - start < 120, "the file is not opened"
        time.sleep(0.02)
    seconds = time.monotonic() - start
    page.wait_for_timeout(500)
    return page, seconds, max(page.evaluate("longTasks"), default=0), bar


@measures_time
def test_opening_20000_texts(site):
    _, seconds, longest, _ = opened(site, 20_000)
    return f"{seconds:.2f} s, longest task {longest:.0f} ms"


@measures_time
def test_opening_180000_texts(site):
    page, seconds, longest, bar = opened(site, 180_000)
    assert page.get_attribute("#desk-grid", "aria-rowcount") == "180001"
    return f"{seconds:.2f} s, longest task {longest:.0f} ms, {'with' if bar else 'without'} a bar"


@measures_time
def test_a_key_with_20000_texts(site):
    page, *_ = opened(site, 20_000)
    page.click(".grid-row >> nth=3")
    page.wait_for_function("() => document.activeElement.matches('textarea.field-input')")
    page.wait_for_timeout(500)
    page.evaluate("paints.length = keyTimes.length = longTasks.length = 0")
    for letter in "wird bald entfernt und dann ist es weg":
        page.keyboard.press(letter if letter != " " else "Space")
        page.wait_for_timeout(120)
    paints = sorted(page.evaluate("paints"))
    longest = max(page.evaluate("longTasks"), default=0)
    # The time from a key that causes a finding until the row shows it.
    times = []
    for _ in range(5):
        before = page.evaluate("document.querySelector('.grid-row.is-chosen').dataset.findings ?? ''")
        page.evaluate("""() => {
          const row = document.querySelector(".grid-row.is-chosen");
          const before = row.dataset.findings ?? "";
          globalThis.foundAfter = new Promise((done) => addEventListener("keydown", () => {
            const start = performance.now();
            const look = () => ((row.dataset.findings ?? "") !== before ? done(performance.now() - start) : requestAnimationFrame(look));
            look();
          }, { once: true, capture: true }));
        }""")
        page.keyboard.press("Backspace" if "edge-whitespace" in before else "Space")
        times.append(page.evaluate("foundAfter"))
        page.wait_for_timeout(200)
    return (f"painted after {paints[len(paints) // 2]:.0f} ms (at most {paints[-1]:.0f} ms), longest task {longest:.0f} ms; "
            f"findings after {sorted(times)[2]:.0f} ms (at most {max(times):.0f} ms)")


@measures_time
def test_the_first_screen(site):
    times = [int(site.open().evaluate("document.documentElement.dataset.shownAfter")) for _ in range(3)]
    return f"after {min(times)} ms"
