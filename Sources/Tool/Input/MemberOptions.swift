import ArgumentParser
import Paywright
import PaywrightReports

/// Where an input about a customer states how the customer is answered.
struct MemberOptions: ParsableArguments {
    @Option(
        name: .customLong("locale-member"),
        help: ArgumentHelp(
            "Where each customer’s input states the language, as profile.locale or /profile/locale; in a list the first with texts counts.",
            valueName: "path"
        )
    )
    var locale: MemberPath?

    @Option(
        name: .customLong("time-zone-member"),
        help: ArgumentHelp("Where it states the time zone, as profile.timeZone.", valueName: "path")
    )
    var timeZone: MemberPath?

    /// Both of them.
    var members: CustomerMembers { CustomerMembers(locale: locale, timeZone: timeZone) }
}

extension MemberPath: ExpressibleByArgument {
    /// Reads a path.
    public init?(argument: String) { self.init(argument) }
}
