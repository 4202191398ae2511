"""Opens reports in a real browser, as people do, and says what does not work: report-page-check.py TOOL [SCREENSHOTS]

Needs playwright, axe-playwright-python and a Chromium named by CHROMIUM. Every check prints a line; any that fails makes
the exit code 1.
"""
import os, pathlib, subprocess, sys, tempfile, time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = pathlib.Path(sys.argv[1]).resolve()
SHOTS = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}
failures = 0
passes = 0


def check(ok, what, detail=""):
    global failures, passes
    if ok:
        passes += 1
    else:
        failures += 1
        print(f"FAILED: {what}{': ' + str(detail) if detail else ''}")


def soon(is_so, seconds=5):
    """Whether a condition comes true within some seconds: a busy machine draws late."""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


HOSTILE = """modalflow: 1
app: {name: "</script><script>document.title='owned'</script>", sdk: 26, ios: 18...26, devices: [iphone, ipad]}
start: home
screens:
  home:
    title: "<img src=x onerror=document.title='owned'> \\u202Etxet \\u2028 '\\"`${1}"
    buttons:
      - {label: "--><script>document.title='owned'</script>", present: sheet, style: fullScreen}
      - {label: "javascript:alert(1)", present: ask}
  sheet:
    title: "a very long title that goes on and on and on, 🙂 and does not stop before the end of every bar there is"
    unsaved: [words]
    buttons: [{label: "]]>", run: nothing}]
  ask:
    kind: alert
    title: "Really?"
    buttons: [{label: "Yes", role: destructive, run: wipe}]
"""


ACCEPTED = """modalflow: 1
app: {name: Accepted, sdk: 26, ios: 18...26, devices: [iphone]}
start: home
allow: {exit-lost-in-compact-height: only shown upright}
screens:
  home: {title: Home, buttons: [{label: Open, present: sheet}]}
  sheet: {title: Sheet, buttons: [{label: Help, run: help}]}
"""


def write_reports(folder):
    """The reports to look at: all samples, one that was played, one of a flow that means harm, one without findings, one
    with nothing but what is accepted."""
    played = ["SampleFlows/pairs/personal-note.yaml", "SampleFlows/pairs/form-sheet-landscape.yaml",
              "SampleFlows/pairs/deep-link-under-sheet.yaml", "SampleFlows/pommie/timer-settings.yaml"]
    (folder / "hostile.yaml").write_text(HOSTILE)
    (folder / "accepted.yaml").write_text(ACCEPTED)
    runs = {
        "samples": ["--play", "none", "SampleFlows"],
        "played": played,
        "hostile": [str(folder / "hostile.yaml")],
        "accepted": [str(folder / "accepted.yaml")],
        "clean": ["--play", "none", "SampleFlows/pairs/personal-note-fixed.yaml"],
    }
    for name, arguments in runs.items():
        subprocess.run([TOOL, "report", *arguments, "-o", folder / f"{name}.html"], cwd=ROOT, check=True,
                       stderr=subprocess.DEVNULL)
    return {name: folder / f"{name}.html" for name in runs}


def opened(browser, path, size, scheme):
    """The page, and what it said and asked for while it was opened."""
    page = browser.new_page(viewport={"width": SIZES[size][0], "height": SIZES[size][1]}, color_scheme=scheme,
                            reduced_motion="reduce")
    said, asked = [], []
    page.on("console", lambda m: said.append(m.text))
    page.on("pageerror", lambda e: said.append(str(e)))
    page.on("request", lambda r: asked.append(r.url))
    start = time.monotonic()
    page.goto(path.as_uri())
    page.wait_for_selector("html[data-ready]", timeout=10_000)
    return page, said, asked, time.monotonic() - start


def shoot(page, name):
    if SHOTS:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")


def shown(page):
    return page.locator("article.finding:visible").count()


def filters(page, where):
    total = shown(page)
    page.fill("#q", "swipe")
    some = shown(page)
    check(0 < some < total, f"{where}: a word narrows the findings", f"{some} of {total}")
    page.fill("#q", "no such word anywhere")
    check(shown(page) == 0 and page.locator(".none:visible").count() == 1, f"{where}: nothing matches, and it says so")
    page.click("text=Clear filters")
    check(soon(lambda: shown(page) == total), f"{where}: clearing brings all back")
    page.select_option("#rule", index=1)
    check(soon(lambda: 0 < shown(page) < total), f"{where}: a rule narrows")
    page.click("text=Clear filters")
    page.select_option("#screen", index=1)
    check(soon(lambda: 0 < shown(page) < total), f"{where}: a screen narrows")
    page.click("text=Clear filters")
    page.locator("#sev-error").evaluate("x => x.click()")
    check(soon(lambda: page.locator("article.sev-error:visible").count() == 0 and shown(page) > 0),
          f"{where}: a severity is left out", f"{shown(page)} shown")
    page.click("text=Clear filters")


def filmstrip(page, where, shot):
    strip = page.locator("article.finding:visible .strip").first
    strip.scroll_into_view_if_needed()
    frames = strip.locator(".frame").count()
    check(frames > 1, f"{where}: the first finding has a filmstrip", frames)
    page.wait_for_function("document.querySelector('article.finding:not([hidden]) .frame svg .dot') !== null", timeout=4_000)
    strip.focus()
    current = lambda: strip.locator(".frame").evaluate_all("all => all.findIndex(x => x.hasAttribute('aria-current'))")
    check(current() == 0, f"{where}: it begins at the first picture")
    page.keyboard.press("ArrowRight")
    check(current() == 1, f"{where}: an arrow key steps on", current())
    check(page.locator("#status").inner_text().startswith("2 of"), f"{where}: a step is announced")
    shoot(page, shot)
    page.keyboard.press("End")
    check(current() == frames - 1, f"{where}: End goes to the trouble")
    page.keyboard.press("Home")
    button = page.locator("article.finding:visible .stepper .textbtn").first
    button.click()
    check(page.locator("dialog[open] svg").count() > 0, f"{where}: a picture can be enlarged")
    page.keyboard.press("ArrowRight")
    check("2 of" in page.locator("dialog .kicker").inner_text(), f"{where}: and stepped through there")
    shoot(page, shot + "-enlarged")
    accessible(page, where + ", enlarged")
    page.keyboard.press("Escape")
    check(page.locator("dialog[open]").count() == 0, f"{where}: Escape closes it")
    check(button.evaluate("x => x === document.activeElement"), f"{where}: and focus is where it was")


def map_and_matrix(page, where, shot):
    page.locator("#map").scroll_into_view_if_needed()
    page.wait_for_selector("#map .node")
    ways = page.locator("#mappath option").count()
    check(ways > 1, f"{where}: the map offers the ways to findings")
    page.select_option("#mappath", index=1)
    check(page.locator("#map .edge.on").count() > 0 and page.locator("#map .node.end").count() == 1,
          f"{where}: and brings one out")
    shoot(page, shot)
    page.locator("#matrix").scroll_into_view_if_needed()
    broken = page.locator(".matrix .c-violated a").first
    target = broken.get_attribute("href")
    broken.click()
    page.wait_for_timeout(200)
    check(page.locator(target).evaluate("x => Math.abs(x.getBoundingClientRect().top) < 300"),
          f"{where}: a cell of the matrix leads to its finding")


def jumps(page, where, address):
    """Every section and some findings stand at the top once one went there, whatever was drawn meanwhile."""
    def lands(target, way):
        page.wait_for_timeout(1000)
        top = page.locator(target).evaluate("x => x.getBoundingClientRect().top")
        end = page.evaluate("innerHeight + scrollY >= document.documentElement.scrollHeight - 2")
        check(-5 < top < 160 or end, f"{where}: {way} lands on {target}", round(top))
    for link in page.locator(".sections a").all():
        page.evaluate("scrollTo(0, 0)")
        link.click()
        lands(link.get_attribute("href"), "the link")
    count = page.locator(".finding").count()
    for number in {1, (count + 1) // 2, count}:
        page.goto("about:blank")
        page.goto(f"{address}#finding-{number}")
        page.wait_for_selector("html[data-ready]", timeout=10_000)
        lands(f"#finding-{number}", "the address")


def accepted(page, where):
    """What is accepted has not failed, and a rule that a narrower one stands for is no tick where that one found."""
    number = lambda kind: page.locator(f".verdicts .k-{kind} .n").inner_text()
    check(number("violated") == "0" and int(number("allowed")) > 0, f"{where}: what is accepted is counted apart")
    folded = page.locator(".matrix tr", has_text="modal-trap")
    check(folded.locator("td.c-allowed").count() == 1, f"{where}: the rule it stands for too is accepted on the screen")


def many(browser, folder):
    """A page of hundreds of flows is under 1 MB and works; what it leaves out it names, with the command that shows it."""
    path = folder / "many.html"
    subprocess.run([TOOL, "report", "--play", "none", "Tests/Fixtures/flows", "-o", path], cwd=ROOT, check=True,
                   stderr=subprocess.DEVNULL)
    check(path.stat().st_size < 1_000_000, "a report of hundreds of flows is under 1 MB", path.stat().st_size)
    for device in SIZES:
        where = f"many, {device}"
        page, said, asked, _ = opened(browser, path, device, "light")
        check(asked == [path.as_uri()], f"{where}: it loads nothing", asked)
        check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where}: no sideways scrolling")
        shoot(page, f"many-{device}")
        jumps(page, where, path.as_uri())
        left = page.evaluate("data => data.filter(f => f.unpictured || f.brief).length", page.evaluate(FINDINGS))
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        named = page.locator(".omitted code").count()
        check(left == named, f"{where}: what is left out is named", f"{left} left out, {named} named")
        check(not said, f"{where}: nothing on the console", said)
        page.close()


# The findings of a page, from its data: an object, or a text with the same compressed.
FINDINGS = """async () => {
  let data = JSON.parse(document.getElementById("report").textContent);
  if (typeof data === "string") {
    const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
    data = JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text());
  }
  return data.findings;
}"""


def accessible(page, where):
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
    for violation in found.response["violations"]:
        nodes = [n["target"] for n in violation["nodes"][:3]]
        check(False, f"{where}: {violation['id']}, {violation['help']}", nodes)
    check(not found.response["violations"], f"{where}: no violation of WCAG 2.2 A and AA")


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        reports = write_reports(pathlib.Path(folder))
        size = reports["samples"].stat().st_size
        check(size < 1_000_000, "the report of all samples is under 1 MB", size)
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        slowest = 0
        for device in SIZES:
            for scheme in ["light", "dark"]:
                for name, path in reports.items():
                    where = f"{name}, {device}, {scheme}"
                    page, said, asked, seconds = opened(browser, path, device, scheme)
                    slowest = max(slowest, seconds)
                    check(asked == [path.as_uri()], f"{where}: it loads nothing", asked)
                    check(page.title() != "owned", f"{where}: text stays text")
                    check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where}: no sideways scrolling")
                    ends = page.locator(".sections a").evaluate_all("all => all.map(x => x.getBoundingClientRect())")
                    check(all(one["right"] <= other["left"] for one, other in zip(ends, ends[1:])), f"{where}: the sections stand side by side")
                    shoot(page, f"{name}-{device}-{scheme}")
                    if name in ("samples", "played"):
                        filters(page, where)
                        filmstrip(page, where, f"{name}-{device}-{scheme}-step")
                        map_and_matrix(page, where, f"{name}-{device}-{scheme}-map")
                    if name != "samples":  # the same elements, a hundred times
                        page.evaluate("dispatchEvent(new Event('beforeprint'))")
                        page.evaluate("document.querySelectorAll('details').forEach(x => x.open = true)")
                        accessible(page, where)
                    if name == "accepted":
                        accepted(page, where)
                    if scheme == "light" and name in ("samples", "played"):
                        jumps(page, where, path.as_uri())
                    check(not said, f"{where}: nothing on the console", said)
                    words = page.locator("#top").inner_text().split()
                    check(not {"null", "undefined", "NaN"} & set(words), f"{where}: the head has words alone", words)
                    page.close()
        check(slowest < 5, "every report opens at once", f"{slowest:.1f} s")
        many(browser, pathlib.Path(folder))
        page, said, _, _ = opened(browser, pathlib.Path(f"{reports['played']}"), "desktop", "light")
        page.goto(reports["played"].as_uri() + "#finding-3")
        page.wait_for_selector("#finding-3 .frame")
        check(page.locator("#finding-3").evaluate("x => Math.abs(x.getBoundingClientRect().top) < 300"), "a link leads to its finding")
        paper = page.pdf(path=str(SHOTS / "played.pdf") if SHOTS else None, prefer_css_page_size=True)
        check(paper.count(b"/Type /Page\n") + paper.count(b"/Type /Page>") + paper.count(b"/Type /Page ") >= 3 or len(paper) > 50_000, "it can be printed")
        check(not said, "printing says nothing on the console", said)
        browser.close()
    print(f"{passes} passed, {failures} failed")
    return 1 if failures else 0


sys.exit(main())
