internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// What Paddle states that one of a price is charged where a customer is, with the tax in it: an item of the answer to
/// `POST /pricing-preview`.
struct PaddlePreview {
    /// The item: the price, its product and what they come to.
    let item: JSONNode
    /// The preview that it stands in.
    let answer: JSONNode
}

/// What a price is charged at in a country.
struct PaddleCharge: Equatable {
    let storefront: Storefront
    let price: Price
}

extension PaddleProductReader {
    private typealias Fields = PaddleProductsFields.Preview
    private typealias Item = PaddleProductsFields.PreviewItem

    /// The items of a preview, whose prices are taken note of as those of a list are.
    mutating func previews(in node: JSONNode) -> [PaddlePreview] {
        noteFields(of: node, Fields.table)
        let details = node[Fields.details]
        noteFields(of: details, PaddleProductsFields.PreviewDetails.table)
        let list = details[PaddleProductsFields.PreviewDetails.lineItems]
        return elements(of: list, losing: "nothing of the preview is imported").map { item in
            noteFields(of: item, Item.table)
            return PaddlePreview(item: item, answer: node)
        }
    }

    /// What one is charged at; nil, and reported, where that is not known, or is not what is charged again.
    mutating func charge(of preview: PaddlePreview, losing consequence: String) -> PaddleCharge? {
        typealias Totals = PaddleProductsFields.UnitTotals
        typealias Address = PaddleProductsFields.PreviewAddress
        let totals = preview.item[Item.unitTotals]
        noteFields(of: totals, Totals.table)
        let discounts = preview.item[Item.discounts]
        let discount = totals[Totals.discount]
        guard discounts.isAbsentOrEmpty, discount.isAbsent || discount.scalarText == "0" else {
            note(
                .undecidedField,
                at: discounts.isAbsentOrEmpty ? discount : discounts,
                expected: "a preview without a discount, which may not hold for what is charged again",
                consequence: consequence
            )
            return nil
        }
        let total = totals[Totals.total]
        let currency = preview.answer[Fields.currencyCode]
        guard let price = paddleAmount(total, inCurrencyAt: currency, losing: consequence) else {
            if total.isAbsent { fail(.missingPrice, at: total, expected: "a total", consequence: consequence) }
            return nil
        }
        // A total of nothing for a price that costs something is that of a time before it is charged, or of a credit.
        let unit = preview.item[Item.price][PaddleProductsFields.Price.unitPrice]
        if price.isFree, !unit.isAbsent, paddleMoney(unit)?.isFree != true {
            note(
                .undecidedField,
                at: total,
                expected: "what is charged again, as the price is not free",
                consequence: consequence
            )
            return nil
        }
        let address = preview.answer[Fields.address]
        noteFields(of: address, Address.table)
        let country = address[Address.countryCode]
        guard !country.isAbsent else {
            if storefront != .unstated { return PaddleCharge(storefront: storefront, price: price) }
            // The tax of one country is in it, and it is no price of the others.
            let expected = "a country, or that of the caller (--storefront)"
            fail(.unknownStorefront, at: country, expected: expected, consequence: consequence)
            return nil
        }
        guard let storefront = country.string.flatMap({ Storefront(exactly: $0) }) else {
            fail(.unknownStorefront, at: country, expected: "a country by ISO 3166", consequence: consequence)
            return nil
        }
        return PaddleCharge(storefront: storefront, price: price)
    }
}
