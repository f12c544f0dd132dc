public import PaywrightMessages

/// The values that the messages of the catalogs of this package use, by the names that they write them with.
extension ArgumentName {
    /// An offer's price.
    public static let offerPrice = ArgumentName("offerPrice", .money)
    /// The price of an offer that follows another offer.
    public static let nextOfferPrice = ArgumentName("nextOfferPrice", .money)
    /// The price of the next renewal.
    public static let renewalPrice = ArgumentName("renewalPrice", .money)
    /// A price before a change.
    public static let oldPrice = ArgumentName("oldPrice", .money)
    /// A price after a change.
    public static let newPrice = ArgumentName("newPrice", .money)
    /// The sum of several payments.
    public static let total = ArgumentName("total", .money)
    /// What is saved.
    public static let savingAmount = ArgumentName("savingAmount", .money)
    /// The price of one unit: of a month of a yearly plan, of a seat, of a piece.
    public static let unitPrice = ArgumentName("unitPrice", .money)
    /// The price of the product that is compared with.
    public static let referencePrice = ArgumentName("referencePrice", .money)

    /// The length of one cycle of an offer.
    public static let offerPeriod = ArgumentName("offerPeriod", .length)
    /// The whole length of an offer.
    public static let offerDuration = ArgumentName("offerDuration", .length)
    /// The whole length of an offer that follows another offer.
    public static let nextOfferDuration = ArgumentName("nextOfferDuration", .length)
    /// The length of a free trial.
    public static let trialDuration = ArgumentName("trialDuration", .length)
    /// The length of a plan compared with.
    public static let planPeriod = ArgumentName("planPeriod", .length)
    /// The length of a commitment.
    public static let commitmentDuration = ArgumentName("commitmentDuration", .length)
    /// How long something is rented.
    public static let rentalDuration = ArgumentName("rentalDuration", .length)
    /// How much time there is once something that is rented is started.
    public static let startedDuration = ArgumentName("startedDuration", .length)
    /// How long a saving pays for: "2 months" of a yearly plan that costs what ten months do.
    public static let savingDuration = ArgumentName("savingDuration", .length)

    /// How often an offer's price is charged.
    public static let cycles = ArgumentName("cycles", .count)
    /// How many payments there are.
    public static let paymentCount = ArgumentName("paymentCount", .count)
    /// How many payments are left.
    public static let paymentsLeft = ArgumentName("paymentsLeft", .count)
    /// How many days are left.
    public static let daysLeft = ArgumentName("daysLeft", .count)
    /// How many hours are left.
    public static let hoursLeft = ArgumentName("hoursLeft", .count)
    /// How many hours there are.
    public static let hours = ArgumentName("hours", .count)
    /// How many things are bought.
    public static let quantity = ArgumentName("quantity", .count)
    /// How many people can use the purchase.
    public static let seats = ArgumentName("seats", .count)
    /// How many credits there are.
    public static let balance = ArgumentName("balance", .count)

    /// When something begins.
    public static let startDate = ArgumentName("startDate", .date)
    /// Until when something can be done.
    public static let deadline = ArgumentName("deadline", .date)
    /// The last day on which a customer can cancel to avoid a charge.
    public static let cancelBy = ArgumentName("cancelBy", .date)

    /// A discount, as a fraction.
    public static let percent = ArgumentName("percent", .percent)

    /// The product's name.
    public static let product = ArgumentName("product", .text)
    /// The name of the product changed to.
    public static let newProduct = ArgumentName("newProduct", .text)
    /// The subscription group's name.
    public static let group = ArgumentName("group", .text)
    /// The names of the products in a bundle, as a list.
    public static let includedProducts = ArgumentName("includedProducts", .text)

    /// How often, as the line of that name has it: "monthly".
    public static let frequency = ArgumentName("frequency", .message)
    /// The line about an offer, inside the terms: "1 week free, then $9.99 per month".
    public static let offer = ArgumentName("offer", .message)

    /// A line with an amount, inside the words that tax comes on top of it: "$9.99 per month".
    public static let line = ArgumentName("line", .message)

    /// The store's identifier of a product.
    public static let productID = ArgumentName("productID", .text)
    /// The store's identifier of a transaction.
    public static let transactionID = ArgumentName("transactionID", .text)
    /// A balance with its unit, in the words of the caller's message: "12 credits".
    public static let credits = ArgumentName("credits", .text)

    /// Who sells what is sold in no app store: "Example.com".
    public static let merchant = ArgumentName("merchant", .text)
    /// The address of the customer's account with the merchant: "https://example.com/account".
    public static let merchantLink = ArgumentName("merchantLink", .link)

    /// The store: appStore, googlePlay, stripe or other.
    public static let store = ArgumentName("store", .selection)
    /// Whether an offer can be had: eligible, ineligible or unknown.
    public static let outcome = ArgumentName("outcome", .selection)
}
