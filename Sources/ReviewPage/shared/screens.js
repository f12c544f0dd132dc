// The screens of a phone, each text in its place: `put(place, …)` gives the elements of these places. The page of the
// server has them too.

function box(className, children) {
    return children.length ? element("div", { class: className }, children) : null;
}

function present(...elements) {
    return elements.filter(Boolean);
}

function paywallScreen(put) {
    const radio = element("span", { class: "radio", "aria-hidden": "true" });
    const plan = present(box("plan-words", [...put("plan"), ...put("short-rate")]), box("plan-tag", put("tag")));
    const card = present(
        box("badges", put("badge")),
        ...put("name"),
        box("prices", [...put("price"), ...put("former")]),
        ...put("rate", "offer"),
        box("captions", put("caption")),
        plan.length ? box("plan", [radio, ...plan]) : null,
    );
    return present(box("card", card), ...put("button"), box("pills", put("pill")), ...put("disclosure"));
}

function labelScreen(put) {
    return present(...put("title"), box("card", put("rate")), ...put("button"), box("links", put("link")));
}

function statusScreen(put) {
    return present(box("card", [...put("card-name", "headline", "detail", "action")]));
}

function outcomeScreen(put) {
    return present(box("card alert", put("detail", "action")));
}
