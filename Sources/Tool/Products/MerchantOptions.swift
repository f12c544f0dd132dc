import ArgumentParser
import Paywright

/// Who sells what is sold in no app store.
struct MerchantOptions: ParsableArguments {
    @Option(
        name: .customLong("merchant"),
        help: ArgumentHelp(
            "Who sells by Stripe or on a site of the app’s own: where customers cancel.",
            valueName: "name"
        )
    )
    var name: String?

    @Option(
        name: .customLong("merchant-link"),
        help: ArgumentHelp("The address of the customer’s account with the merchant.", valueName: "url")
    )
    var link: String?

    /// Throws for a link without a name.
    func validate() throws {
        guard link == nil || name != nil else { throw ValidationError("--merchant-link needs --merchant") }
        guard name?.isEmpty != true, link?.isEmpty != true else {
            throw ValidationError("--merchant and --merchant-link: found an empty text, expected a name and an address")
        }
    }

    /// The merchant; nil where none is named.
    var merchant: Merchant? { name.map { Merchant(name: $0, link: link) } }
}
