import RuleContract

/// What `--select` and `--ignore` mean: which rules migrate and which give guidance.
///
/// Without `--select` the migration runs and no guidance. `guidance` and `migration` stand for all rules of their
/// family, so that `--select migration,guidance` is everything.
public struct RuleSelection: Sendable, Equatable {
    /// False where only guidance was asked for: no type is judged then.
    public let migrates: Bool
    /// Ids of the rules that may migrate; empty is all.
    public let migrationRules: [String]
    /// Ids of the guidance rules that run, in the order of the catalogue.
    public let guidanceRules: [String]

    public init(selected: [String], ignored: [String] = []) {
        let names = Set(selected)
        let isWhole = names.isEmpty || names.contains(Rule.Family.migration.rawValue)
        migrationRules = isWhole ? [] : selected.filter { RuleCatalogue.rule(named: $0)?.family == .migration }
        migrates = isWhole || !migrationRules.isEmpty
        // Without `--select` the catalogue is not even made.
        guidanceRules =
            names.isEmpty
            ? []
            : RuleCatalogue.guidance.map(\.id).filter { id in
                (names.contains(Rule.Family.guidance.rawValue) || names.contains(id)) && !ignored.contains(id)
            }
    }

    /// Every name that `--select` takes.
    public static var names: [String] { Rule.Family.allCases.map(\.rawValue) + RuleCatalogue.rules.map(\.id) }
}
