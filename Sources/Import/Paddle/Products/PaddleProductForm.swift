internal import PaywrightJSON

/// The forms in which Paddle Billing states what is sold.
enum PaddleProductForm {
    case price
    /// A product, with its prices where the caller asked for them.
    case product
    /// What prices come to for a customer: the `data` of the answer to `POST /pricing-preview`.
    case preview
    /// An answer of the API with one of them or a list as `data`, or an event about one.
    case answer

    /// nil for an object of no form of Paddle's.
    init?(of node: JSONNode) {
        func has(_ name: String) -> Bool { node.states(name) }
        let id = node["id"].text
        if has("unit_price"), id?.hasPrefix("pri_") == true || has("billing_cycle") || has("unit_price_overrides") {
            self = .price
        } else if id?.hasPrefix("pro_") == true, has("prices") || has("tax_category") {
            self = .product
        } else if node["details"]["line_items"].elements != nil, has("currency_code"), !has("subscription_id") {
            self = .preview
        } else if [node["data"]].filter(\.isObject).contains(where: { PaddleProductForm(of: $0) != nil })
            || (node["data"].elements ?? []).contains(where: { $0.isObject && PaddleProductForm(of: $0) != nil })
        {
            self = .answer
        } else {
            return nil
        }
    }
}
