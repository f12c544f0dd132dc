"""Filters and the search: each by itself, together, and kept in the address."""

from sample_data import of, sample, say, with_changes, with_mistakes


def lines(page):
    sections = page.locator("#view section.rows").all()
    return [
        f"{section.locator('h3').text_content().split()[-1]}.{name}"
        for section in sections for name in section.locator(".row > .row-head .row-name").evaluate_all(
            "all => all.map((one) => one.lastChild.textContent)")
    ]


def test_lines_that_say_the_same_stand_once(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    assert "introductory.freeTrial.P1W.callToAction.short" not in lines(page)
    assert "2 repeats left out" in page.locator("#result").inner_text()
    page.get_by_label("Repeats").check()
    assert "introductory.freeTrial.P1W.callToAction.short" in lines(page)
    assert "every=1" in page.url


def test_filters_by_kind_situation_and_search_combine(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    page.locator("#filter-kind").select_option("headline")
    assert len(lines(page)) == 5
    page.locator("#filter-group").select_option("status.commitment")
    assert lines(page) == ["status.commitment.headline"]
    page.locator("#filter-group").select_option("kind:status")
    page.locator("#search").fill("tagen")
    assert lines(page) == ["status.active.headline", "status.active.soon.headline"]
    page.reload()
    page.wait_for_selector("html[data-compared]", state="attached")
    assert lines(page) == ["status.active.headline", "status.active.soon.headline"]
    page.locator("#clear-filters").click()
    assert len(lines(page)) > 10


def test_search_reads_keys_names_source_and_ignores_accents(open_page):
    page = open_page(sample(), "#view=lines&lang=de")
    for words, expected in [
        ("offer.freetrial", ["introductory.freeTrial.P1W.offer"]),
        ("wahle deinen", ["label.title"]),
        ("manage subscription", ["status.active.action"]),
        ("status.commitment.1.", ["status.commitment.1.headline"]),
        ("no such words", []),
    ]:
        page.locator("#search").fill(words)
        assert lines(page) == expected, words
    assert "No line passes" in page.locator("#view").inner_text()


def test_filter_by_finding(open_page):
    page = open_page(with_mistakes(), "#view=lines&lang=de")
    page.locator("#filter-finding").select_option("missing-value")
    assert lines(page) == ["introductory.freeTrial.P1W.offer"]
    page.get_by_role("link", name="Findings").click()
    assert page.locator("#view .finding").count() == 1


def test_changed_lines_come_first_with_old_and_new(open_page):
    page = open_page(with_changes())
    headings = page.locator("#view h3").all_text_contents()
    assert headings == ["German · de label", "German · de monthly", "German · de yearly"]
    page.locator("a[data-tag=de]").click()
    assert page.locator("#filter-changed").is_checked()
    assert lines(page) == ["label.title", "monthly.callToAction", "yearly.callToAction.short"]
    assert page.locator("#view del").all_text_contents() == ["im", "Jährlich testen"]
    assert page.locator("#view .flag-changed").all_text_contents() == ["New line", "Before", "Gone"]
    assert "3 lines changed" in page.locator("a[data-tag=de] .language-counts").inner_text()
    page.locator("#filter-changed").uncheck()
    assert len(lines(page)) > 10


def test_texts_too_long_to_compare_are_changed_as_a_whole(open_page):
    data = with_changes()
    long = "word " * 2500
    say(data, "de", "title", long)
    of(data, "de")["old"] = {"0": long + "and more"}
    page = open_page(data, "#lang=de")
    assert page.locator("#view del").all_text_contents() == [long + "and more"]


def test_without_a_language_the_search_goes_through_all(open_page):
    page = open_page(sample(), "#view=lines")
    assert "Choose a language" in page.locator(".lines-head").inner_text()
    page.locator("#search").fill("subskrypcja odnowi")
    assert page.locator("#view h3").all_text_contents() == ["Polish · pl status.active"]


def test_one_line_in_all_languages(open_page):
    page = open_page(sample(), "#view=one&line=monthly.pricePerPeriod")
    assert page.locator("#view .row.one").count() == 4
    page.get_by_role("button", name="Next line").click()
    assert page.locator("#view h2").inner_text() == "monthly.callToAction"
    page.locator("#line-picker").select_option("status.active.action")
    assert "Zarządzaj" in page.locator("#view").inner_text()


def test_languages_are_searched_and_ordered(open_page):
    page = open_page(with_mistakes())
    page.locator("#language-search").fill("polski")
    assert page.locator("#language-list .language-name").all_text_contents() == ["All languages", "polski"]
    page.locator("#language-search").fill("")
    page.locator("#language-order").select_option("findings")
    assert page.locator("#language-list .language-name").all_text_contents()[1] == "Deutsch"


def test_a_language_that_falls_back_says_who_speaks(open_page):
    data = sample()
    other = {**of(data, "en"), "tag": "tlh", "name": "tlhIngan Hol", "englishName": "Klingon", "fallback": "en",
             "review": None, "files": ["Locales/en.arb"]}
    data["languages"].append(other)
    page = open_page(data, "#view=lines&lang=tlh&line=label.title")
    assert "en speaks" in page.locator(".lines-head").inner_text()
    assert "says en" in page.locator("#view .row").first.inner_text()
    assert "Locales/en.arb" in page.locator("#detail").inner_text()
    page.get_by_role("link", name="Findings").click()
    assert page.locator("#view .finding").count() == 0
