internal import PaywrightValues

extension ZoneName {
    /// The names of ICU's zones that an unknown name may mean: the same with other capitals or spaces, the city alone, or one
    /// with few slips.
    ///
    ///     ZoneName.meant(by: "Berlin")    // ["Europe/Berlin"]
    static func meant(by name: String) -> [String] {
        let names = ICUZones.names
        let wanted = name.replacing(" ", with: "_")
        if names.contains(wanted) { return [wanted] }
        let cities = names.filter { $0.lowercased().hasSuffix("/" + wanted.lowercased()) }
        return cities.count == 1 ? cities : Misspelling.meant(by: wanted, among: names)
    }
}

extension TimeZoneRules.Unknown {
    /// What to add to a sentence about an unknown name: `; did you mean "Europe/Berlin"?`, or nothing.
    package static func hint(for identifier: String) -> String { Misspelling.hint(ZoneName.meant(by: identifier)) }
}
