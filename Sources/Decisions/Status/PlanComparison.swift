internal import PaywrightModel
internal import PaywrightValues

/// Tells a change to a lower plan from one to a higher plan, as the App Store does: by level in the group, 1 being the
/// highest.
enum PlanComparison {
    /// The direction from one product to another of its group; a crossgrade where levels are equal or not known.
    static func direction(from old: Product?, to new: Product?) -> PlanChange.Direction {
        guard let old = old?.group, let new = new?.group, old.id == new.id, let from = old.level, let to = new.level,
            from != to
        else { return .crossgrade }
        return to > from ? .downgrade : .upgrade
    }

    /// Whether a plan of the same group takes the place of another one at once, and not at the end of the period, as in the App Store: one
    /// of a higher level, or of the same level and length. nil where that is not known.
    static func isAtOnce(from old: Product?, to new: Product?) -> Bool? {
        guard let from = old?.group?.level, let to = new?.group?.level else { return nil }
        guard to == from else { return to < from }
        let (before, after) = (old?.period?.normalized(), new?.period?.normalized())
        return before == nil || after == nil ? nil : before == after
    }
}
