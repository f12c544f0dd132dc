public import PaywrightValues

/// The forms of lengths, for tables that a reviewer reads.
extension MessageBundle {
    /// Every form of a length that the language's own messages ask for, in alphabetical order.
    public var lengthFormsInUse: [String] {
        var forms: Set<String> = []
        for catalog in ownCatalogs {
            for entry in catalog.entries {
                guard case .success(let program)? = catalog.program(for: entry.key) else { continue }
                for (reference, _) in program.references where reference.name.kind == .length {
                    if case .form(let form) = reference.facet { forms.insert(form) }
                }
            }
        }
        return forms.sorted()
    }

    /// A length alone, in a form or (nil) plainly: "der ersten 3 Monate".
    ///
    /// - Parameters:
    ///   - length: The length.
    ///   - form: The name of the form, such as `dative`; nil for the plain one.
    public func format(_ length: CalendarDuration, form: String?) -> FormattedText {
        format(lengthReference(form: form), .length(length), key: "duration")
    }

    package func lengthReference(form: String?) -> ArgumentReference {
        ArgumentReference(name: .duration, facet: form.map(ArgumentReference.Facet.form) ?? .value)
    }

    /// Whether the language writes a date of a message in a form that words around it ask for: `{date_on}`. Another text of the day
    /// does not fit there.
    ///
    /// - Parameter key: The key of the message.
    package func writesDateInForm(in key: String) -> Bool {
        for catalog in ownCatalogs + sourceCatalogs {
            guard case .success(let program)? = catalog.program(for: key) else { continue }
            return program.references.contains { reference, _ in
                if reference.name.kind == .date, case .form = reference.facet { true } else { false }
            }
        }
        return false
    }
}
