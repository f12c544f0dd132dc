extension AppStoreDoubtCase {
    private typealias Case = AppStoreDoubtCase

    /// "To calculate a total from the tiers, multiply the price of each tier by its quantity, and then add the results. For a
    /// multiseat purchase, renewalPrice is the average price per seat."
    static let seats: [AppStoreDoubtCase] =
        summed + contradictory.map { Case(.active, $0, .given, says: ["December 2"], never: ["€", "9.24"]) }

    private static let five = #"{"price": 9990, "quantity": 5}"#
    private static let three = #"{"price": 7990, "quantity": 3}"#

    /// A renewal of eight seats with tiers, and what else is changed.
    private static func eight(
        _ tiers: String = "\(five), \(three)",
        price: String = "9240",
        quantity: String = "8"
    ) -> KeyValuePairs<String, String> {
        [
            "R.renewalPrice": price, "R.renewalQuantity": quantity,
            "R.multiSeatInfo": #"{"renewalPriceTiers": [\#(tiers)]}"#,
        ]
    }

    /// The same beside a purchase of seats.
    private static func bought(
        _ info: String,
        quantity: String = "8",
        renewing renewed: String = "8"
    ) -> KeyValuePairs<String, String> {
        [
            "R.renewalPrice": "9240", "R.renewalQuantity": renewed,
            "R.multiSeatInfo": #"{"renewalPriceTiers": [\#(five), \#(three)]}"#, "T.price": "9240",
            "T.quantity": quantity, "T.multiSeatInfo": info,
        ]
    }

    private static let wholeSum = ["December 2, 2026", "€73.92", "renews automatically"]
    private static let others = ["€9.24", "€9.99", "€7.99"]

    private static let summed: [AppStoreDoubtCase] = [
        Case(.active, eight(), .given, says: wholeSum, never: others),
        // "The array isn’t in a guaranteed order."
        Case(.active, eight("\(three), \(five)"), .given, says: wholeSum, never: others),
        // The average is rounded: 65.93 over 7 is 9.41857.
        Case(
            .active,
            eight(#"\#(five), {"price": 7990, "quantity": 2}"#, price: "9419", quantity: "7"),
            .given,
            says: ["€65.93"],
            never: ["€9.42", "€65.94"]
        ),
        Case(
            .active,
            eight(#"\#(five), {"price": 7990, "quantity": 2}"#, price: "9420", quantity: "7"),
            .given,
            says: ["€65.93"]
        ),
        Case(.active, eight(price: "null"), .given, says: wholeSum),
        Case(.active, eight(#"{"price": 9990, "quantity": 1}"#, price: "9990", quantity: "1"), .given, says: ["€9.99"]),
        Case(
            .active,
            eight(#"{"price": 9990, "quantity": 3}"#, price: "9990", quantity: "3"),
            .given,
            says: ["€29.97"]
        ),
        Case(.active, bought(#"{"priceTiers": [\#(five), \#(three)]}"#), .given, says: wholeSum),
        Case(.active, bought(#"{"invitationManagement": "APPLE"}"#), .given, says: wholeSum),
        Case(.active, bought(#"{"priceTiers": [\#(five), \#(three)], "revokedSeatQuantity": 2}"#), says: wholeSum),
        // The seats of this period are not those of the next.
        Case(
            .active,
            bought(#"{"priceTiers": [{"price": 9240, "quantity": 4}]}"#, quantity: "4"),
            .given,
            says: wholeSum
        ),
        Case(.active, ["R.renewalQuantity": "1"], .given, says: ["December 2, 2026", "€9.99"]),
        Case(.active, ["R.multiSeatInfo": #"{"renewalPriceTiers": []}"#], .given, says: ["December 2, 2026", "€9.99"]),
    ]

    private static let contradictory: [KeyValuePairs<String, String>] = [
        // Tiers without the number of seats, or with another.
        eight(quantity: "null"), eight(quantity: "7"), eight(quantity: "9"), eight(quantity: "0"),
        eight(quantity: #""eight""#), eight(five), eight("", price: "9240"),
        // A tier that cannot be read.
        eight(#"\#(five), {"price": "7,99", "quantity": 3}"#),
        eight(#"\#(five), {"price": 7990, "quantity": "three"}"#),
        eight(#"\#(five), {"price": 7990}"#), eight(#"\#(five), {"quantity": 3}"#), eight("\(five), 7"),
        eight(#"\#(five), {"price": 7990, "quantity": -3}"#), eight(#"\#(five), {"price": -7990, "quantity": 3}"#),
        eight(#"\#(five), {"price": 7990, "quantity": 3, "currency": "USD"}"#),
        eight(#"\#(five), {"price": 7990, "quantity": 3, "discount": {"percent": 10}}"#),
        // Another average price than that of the tiers.
        eight(price: "9990"), eight(price: "73920"), eight(price: #""x""#),
        // Only one of the two.
        ["R.renewalQuantity": "8"], ["R.renewalQuantity": #""eight""#], ["R.multiSeatInfo": "true"],
        ["R.multiSeatInfo": #"{"renewalPriceTiers": "x"}"#],
        ["R.renewalQuantity": "8", "R.multiSeatInfo": #"{"surcharge": {"amount": 7}}"#],
        // Seats that run, and a renewal that does not state how many its price is for.
        ["T.multiSeatInfo": #"{"invitationManagement": "APPLE"}"#], ["T.quantity": "8"],
        ["T.additionalTransactionReason": #""SEAT_ADDITION""#],
        ["T.quantity": "8", "T.multiSeatInfo": #"{"priceTiers": [\#(five), \#(three)]}"#, "T.price": "9240"],
        // Seats that run contradict each other.
        bought(#"{"priceTiers": [\#(five)]}"#), bought(#"{"priceTiers": [\#(five), 7]}"#), bought("7"),
        bought(#"{"priceTiers": [{"price": 99900, "quantity": 8}]}"#),
    ]
}
