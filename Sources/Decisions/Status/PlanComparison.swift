internal import PaywrightModel

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
}
