"""The page opens, asks for nothing, and runs nothing that the data holds."""

from sample_data import HOSTILE, sample, with_hostile_names


def test_the_page_shows_every_language_with_its_state(open_page):
    page = open_page(sample())
    names = page.locator("#language-list .language-name").all_text_contents()
    assert sorted(names) == sorted(["All languages", "English", "Deutsch", "polski", "العربية"])
    assert page.locator("a[data-tag=pl] .state-drafted").count() == 1
    assert page.locator("a[data-tag=de] .state-second-reading").count() == 1


def test_the_page_states_who_has_read_the_texts(open_page):
    page = open_page(sample())
    assert "1 read by a native speaker, 5,600 by another reader, 8 by nobody" in page.locator(".readings").inner_text()
    state = page.locator("a[data-tag=de] .state").get_attribute("title")
    assert state == "second-reading: 1 read by a native speaker, 1,400 by another reader, 2 by nobody"
    page.locator("a[data-tag=pl]").click()
    assert "Texts: 0 read by a native speaker" in page.locator(".lines-head").inner_text()


def test_the_policy_of_the_page_allows_its_own_style_and_script_alone(open_page):
    page = open_page(sample())
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy and "img-src" not in policy
    ran = page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.__ran = 1";
        document.body.append(script);
        return window.__ran ?? 0;
    }""")
    assert ran == 0
    assert "Content Security Policy" in open_page.failures.pop()


def test_names_that_are_markup_stay_text(open_page):
    for view in ["findings", "lines", "forms", "one", "previews"]:
        page = open_page(with_hostile_names(), f"#view={view}&lang=de&line=label.title")
        assert page.evaluate("window.__pwned") is None
        assert page.locator("img").count() == 0
        page.close()
    page = open_page(with_hostile_names(), "#view=lines&lang=de")
    assert page.title() == HOSTILE[0] + HOSTILE[1]
    page.get_by_role("button", name=f"{HOSTILE[0]} name").click()
    assert HOSTILE[0] in page.locator(".detail-text").inner_text()
    page.keyboard.press("w")
    page.locator("#open-marks").click()
    assert HOSTILE[0] in page.locator("#marks-text").input_value()
    sheet = open_page(with_hostile_names(), "#sheet=de", waits_for="ready")
    assert sheet.evaluate("window.__pwned") is None
    assert sheet.locator("img").count() == 0


def test_a_linked_line_is_on_screen_and_clear_of_the_filters(open_page):
    page = open_page(sample(), "#view=lines&lang=de&every=1&line=status.commitment.headline")
    row = page.locator("#view .row:has([aria-current=true])").bounding_box()
    filters = page.locator("#filters").bounding_box()
    assert filters["y"] + filters["height"] <= row["y"] <= 880
    assert page.evaluate("document.scrollingElement.scrollHeight") == 900
    for _ in range(12):
        page.keyboard.press("k")
    row = page.locator("#view .row:has([aria-current=true])").bounding_box()
    filters = page.locator("#filters").bounding_box()
    assert filters["y"] + filters["height"] <= row["y"] <= 880


def test_a_view_can_be_linked_and_gone_back_from(open_page):
    page = open_page(sample(), "#view=lines&lang=de&line=introductory.freeTrial.P1W.offer")
    assert page.locator("#detail-title").inner_text() == "introductory.freeTrial.P1W.offer"
    assert page.locator("#views a[aria-current=page]").inner_text() == "Lines"
    page.get_by_role("link", name="Previews").click()
    assert "view=previews" in page.url
    page.go_back()
    assert page.locator("#views a[aria-current=page]").inner_text() == "Lines"
