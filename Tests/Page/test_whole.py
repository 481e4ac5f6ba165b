"""The page as a whole: no network access, every size and colour scheme, hostile contents."""

import os

from page_helpers import PASSWORD, TABS, choose_tab

LIMIT = 47 * (1 << 20) // 10


def test_the_file_is_small(site):
    size = os.path.getsize(site.path)
    assert size <= LIMIT, f"the page has {size} bytes; at most {LIMIT} are sent by mail"
    return f"{size} bytes"


def test_it_is_ready_soon(site):
    times = []
    for _ in range(3):
        page = site.open()
        times.append(int(page.evaluate("document.documentElement.dataset.readyAfter")))
    return f"{min(times)} ms"


def test_only_the_page_may_run(page):
    policy = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content")
    assert policy.startswith("default-src 'none'; script-src 'sha256-"), policy
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy.replace("wasm-unsafe-eval", ""), policy


LIGHTNESS = """(selector) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const lightness = (color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  };
  const style = getComputedStyle(document.querySelector(selector));
  return [lightness(style.backgroundColor), lightness(style.color)];
}"""


def test_light_and_dark(site):
    for scheme in ("light", "dark"):
        page = site.open(color_scheme=scheme)
        ground, ink = page.evaluate(LIGHTNESS, "header")
        assert (ground < ink) == (scheme == "dark"), f"{scheme}: ground {ground}, ink {ink}"
        other = "Light" if scheme == "dark" else "Dark"
        page.locator("#tools").get_by_label(other, exact=True).check()
        page.wait_for_timeout(100)
        ground, ink = page.evaluate(LIGHTNESS, "header")
        assert (ground < ink) == (other == "Dark"), f"the switch {other}: ground {ground}, ink {ink}"


CUT = """(section) => [...document.querySelectorAll(`header *, ${section} *`)]
  .filter((element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
  .filter((element) => {
    const style = getComputedStyle(element);
    if (element.closest(".visually-hidden, pre, textarea, .editor, [data-cuts]") || style.overflowX === "auto" || style.overflowX === "scroll") return false;
    return element.clientWidth > 1 && style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== "ellipsis";
  }).map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`)"""


def test_zoomed_to_200_percent(site):
    for locale in ("en", "de", "ar"):
        page = site.open(f"#flow=changeConfirmed&locale={locale}&name=cognito-default", width=640, height=430, device_scale_factor=2)
        for tab in TABS:
            choose_tab(page, tab)
            page.wait_for_timeout(300)
            width, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert width <= room, f"{locale}, {tab}: the page is {width} wide, and there are {room}"
            cut = page.evaluate(CUT, f"#section-{tab}")
            assert not cut, f"{locale}, {tab}: cut: {cut[:3]}"


def test_on_a_phone(site):
    page = site.open("#flow=change&locale=de&name=strong", width=360, height=740)
    for tab in TABS:
        choose_tab(page, tab)
        page.wait_for_timeout(200)
        width, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert width <= room, f"{tab}: the page is {width} wide, and there are {room}"


MARKUP = "<img src=x onerror=\"document.title='broken'\"></script><script>document.title='broken'</script>'\"`${1}"
BIDI = "a\u202eb\u2066c\u200f"


def intact(page):
    assert page.title() != "broken"
    assert page.locator("main img").count() == 0, "markup became elements"


def test_hostile_contents_are_text(site):
    data = site.data()
    english = next(catalog for catalog in data["catalogs"] if catalog["locale"] == "en")
    english["messages"] = {
        key: MARKUP + BIDI if isinstance(text, str) and "%" not in text else text
        for key, text in english["messages"].items()}
    data["policies"].insert(0, {"name": MARKUP, "file": BIDI + MARKUP, "text": data["policies"][0]["text"]})
    page = site.open("#locale=en", path=site.with_data(data))
    assert MARKUP[:40] in page.locator("#section-form .screen").inner_text()
    for tab in TABS:
        choose_tab(page, tab)
        page.wait_for_timeout(300)
        intact(page)


def test_hostile_policies_are_text(site):
    data = site.data()
    texts = [
        MARKUP, "", "{", "[" * 100_000, '{"version":1,"rules":[{"rule":"' + MARKUP.replace('"', '\\"') + '"}]}',
        '{"version":1,"description":"' + "x" * 900_000 + '","rules":[{"rule":"length","min":8}]}',
        '{"minL":8,"maxL":64,"msg":"' + MARKUP.replace('"', '\\"') + BIDI + '"}', "\u202e" + '{"version":1}', "\x00"]
    for index, text in enumerate(texts):
        data["policies"] = [{"name": f"hostile-{index}", "file": "hostile.json", "text": text}]
        page = site.open("#flow=change", path=site.with_data(data))
        for tab in ("policy", "texts", "form"):
            choose_tab(page, tab)
            page.wait_for_timeout(200)
            intact(page)
        field = page.locator('#section-form input[data-field="new"]')
        if field.count() and field.evaluate("(input) => input.closest('[inert]') === null"):
            field.fill("abc")
        page.context.close()
        site.contexts.clear()
    return f"{len(texts)} policies"


def test_a_text_of_1_MB_is_shown(site):
    data = site.data()
    english = next(catalog for catalog in data["catalogs"] if catalog["locale"] == "en")
    key = next(key for key, text in english["messages"].items() if isinstance(text, str) and "title" in key)
    english["messages"][key] = "Lorem ipsum " * 90_000
    page = site.open("#locale=en", path=site.with_data(data))
    page.locator('#section-form input[data-field="new"]').fill("abc")
    return key


def test_a_password_is_nowhere(site):
    page = site.open("#flow=changeConfirmed&locale=en&name=cognito-default", permissions=[])
    for name in ("current", "new", "confirm"):
        page.locator(f'#section-form input[data-field="{name}"]').press_sequentially(PASSWORD if name != "current" else "Old-Secret7")
    # A page on disk has no link that others can open, so it has no such button.
    link = page.get_by_role("button", name="Copy link")
    if link.count():
        link.click()
        page.wait_for_timeout(200)
    for tab in TABS:
        choose_tab(page, tab)
    found = page.evaluate("""(secret) => ({
      link: location.href.includes(secret), stored: (() => { try { return JSON.stringify({...localStorage, ...sessionStorage}).includes(secret) } catch { return false } })(),
      history: JSON.stringify(history.state ?? null).includes(secret), title: document.title.includes(secret),
      html: document.documentElement.outerHTML.includes(secret), cookie: document.cookie.includes(secret),
    })""", PASSWORD)
    assert not any(found.values()), found
