package import Paywright
package import PaywrightTemplates

/// What a template is filled in with, beside the products.
package struct TemplateValues {
    /// The names that a Superwall template has for products, by their ids.
    let productNames: [(name: String, product: String)]
    /// The caller's own values.
    let custom: [String: String]
    let appName: String?
    /// The clock of dates and countdowns.
    let clock: TemplateContext.Clock
    let countdownEnd: Instant?
    let countdownUnit: TemplateContext.CountdownUnit
    let capitalizesStart: Bool

    package init(
        productNames: [(name: String, product: String)],
        custom: [String: String],
        appName: String?,
        clock: TemplateContext.Clock,
        countdownEnd: Instant?,
        countdownUnit: TemplateContext.CountdownUnit,
        capitalizesStart: Bool
    ) {
        self.productNames = productNames
        self.custom = custom
        self.appName = appName
        self.clock = clock
        self.countdownEnd = countdownEnd
        self.countdownUnit = countdownUnit
        self.capitalizesStart = capitalizesStart
    }
}
