/// Where a line stands on a phone's screen, as the review page shows it; raw values are the words of its style sheet.
package enum ScreenPlace: String, Sendable, CaseIterable {
    case title, name, price, former, rate, plan
    case shortRate = "short-rate"
    case tag, badge, caption, offer, button, pill, disclosure, link
    case cardName = "card-name"
    case headline, detail, action
}
