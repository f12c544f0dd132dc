internal import Paywright
internal import PaywrightJSON

extension PlanChoice {
    /// What it is, as members of the JSON output.
    var members: [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = [("kind", .string(choice.name))]
        if let why = choice.why { members.append(("why", .string(why))) }
        members.append(("button", isButtonOn.map(JSONOutput.bool) ?? .null))
        if let takesEffect { members.append(("takesEffect", .string(takesEffect.rawValue))) }
        members.append(("purchaseScreen", .bool(showsPurchaseScreen)))
        return members
    }

    /// It in a few words, for people: "upgrade, takes effect now".
    var heading: String {
        var text = choice.name + (choice.why.map { " (\($0))" } ?? "")
        if let isButtonOn { text += isButtonOn ? ", button on" : ", button off" }
        switch takesEffect {
        case .now?: text += ", takes effect now"
        case .atRenewal?: text += ", takes effect at the renewal"
        case nil: break
        }
        return text
    }
}
