import Planning
import Reporting
import SourceText

/// `plan --split-by type|module|owner`
enum StepSplit: String, CaseIterable, Sendable {
    /// One step for each migration unit.
    case type
    /// One for all units of a module.
    case module
    /// One for all units whose files the same people own.
    case owner
}

/// A part of the migration that builds by itself: whole units.
struct MigrationStep: Sendable {
    /// What its units share; nil where it is one unit.
    let group: String?
    let units: [MovableUnit]

    var names: [String] { units.flatMap(\.names) }
    var paths: Set<String> { Set(units.flatMap(\.edits).map(\.path)) }

    /// The steps of all types that move, in the order in which they can move: what is held before its holders, as far
    /// as units don't hold each other.
    static func all(in plan: Plan, _ overview: Overview, by split: StepSplit) -> [MigrationStep] {
        var positions: [String: Int] = [:]
        for unit in overview.units {
            for member in unit.members { positions[overview.types[member].finding.symbol] = unit.number }
        }
        let units = MovableUnit.all(in: plan).enumerated().map { number, unit in
            (unit: unit, position: unit.names.compactMap { positions[$0] }.max() ?? .max, number: number)
        }.sorted(on: { SortKey($0.position, $0.number) }).map(\.unit)
        if split == .type { return units.map { MigrationStep(group: nil, units: [$0]) } }
        let groups = units.filter { !$0.verdicts.isEmpty }.grouped { unit in
            let type = overview.types.first { $0.finding.stands(for: unit.verdicts[0]) }
            if split == .module { return type?.module ?? Overview.noModule }
            return type.flatMap { $0.owners.isEmpty ? nil : $0.owners.joined(separator: " ") } ?? Overview.noOwner
        }
        return groups.map { MigrationStep(group: $0.key, units: $0.elements) }
    }
}

/// What the commit of a step says: what moved, and what may behave differently.
struct StepMessage {
    let title: String
    let body: String

    /// - Parameter moved: the types that are written.
    init(_ step: MigrationStep, moved: [Verdict], command: String) {
        let names = moved.map(\.name.singleLine)
        title = "Migrate \(StepMessage.what(step, names)) to @Observable".singleLine
        var parts: [String] = []
        let types = "Types: " + names.joined(separator: ", ")
        if names.count > 1 { parts.append(types.wrapped(width: 72).joined(separator: "\n")) }
        var seen: Set<String> = []
        let behaviors = moved.flatMap(\.behaviors).filter {
            seen.insert("\($0.path):\($0.location.line):\($0.code)").inserted
        }
        if !behaviors.isEmpty {
            parts.append(
                "May behave differently:\n"
                    + behaviors.map { "- \($0.code) at \($0.path):\($0.location.line): \($0.found)".singleLine }.joined(
                        separator: "\n"))
        }
        parts.append("Written by \(command)")
        body = parts.joined(separator: "\n\n")
    }

    private static func what(_ step: MigrationStep, _ names: [String]) -> String {
        guard let group = step.group, names.count > 1 else { return ReviewPage.title(names) }
        return [Overview.noModule, Overview.noOwner].contains(group)
            ? "\(names.count) types" : "\(names.count) types of \(group)"
    }
}

extension Finding {
    fileprivate func stands(for verdict: Verdict) -> Bool {
        path == verdict.path && location == verdict.location && symbol == verdict.name
    }
}
