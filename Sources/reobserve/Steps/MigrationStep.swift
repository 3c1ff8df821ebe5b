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

    /// The steps of all types that move, in the order in which they can move: what is held before its holders, as far as units don't hold each other.
    static func all(in plan: Plan, _ overview: Overview, by split: StepSplit) -> [MigrationStep] {
        var positions: [String: Int] = [:]
        for unit in overview.units {
            for member in unit.members { positions[overview.types[member].finding.symbol] = unit.number }
        }
        let units = MovableUnit.all(in: plan).enumerated().map { number, unit in
            (unit: unit, position: unit.names.compactMap { positions[$0] }.max() ?? .max, number: number)
        }.sorted(on: { SortKey($0.position, $0.number) }).map(\.unit)
        var order: [String] = []
        var groups: [String: [MovableUnit]] = [:]
        for unit in units {
            guard let group = group(of: unit, overview, split) else { continue }
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(unit)
        }
        return split == .type ? units.map { MigrationStep(group: nil, units: [$0]) } : order.map { MigrationStep(group: $0, units: groups[$0] ?? []) }
    }

    /// That of the unit's first type; nil where each unit is a step.
    private static func group(of unit: MovableUnit, _ overview: Overview, _ split: StepSplit) -> String? {
        guard let first = unit.verdicts.first else { return nil }
        let type = overview.types.first { $0.finding.path == first.path && $0.finding.location == first.location && $0.finding.symbol == first.name }
        switch split {
        case .type: return nil
        case .module: return type?.module ?? Overview.noModule
        case .owner: return type.flatMap { $0.owners.isEmpty ? nil : $0.owners.joined(separator: " ") } ?? Overview.noOwner
        }
    }
}

/// What the commit of a step says: what moved, and what may behave differently.
struct StepMessage {
    let title: String
    let body: String

    /// - Parameter moved: the types that are written.
    init(_ step: MigrationStep, moved: [Verdict], command: String) {
        let names = moved.map(\.name.singleLine)
        title = "Move \(StepMessage.what(step, names)) to @Observable".singleLine
        var parts: [String] = []
        if names.count > 1 { parts.append(StepMessage.wrapped("Types: " + names.joined(separator: ", "))) }
        var seen: Set<String> = []
        let behaviours = moved.flatMap(\.behaviours).filter { seen.insert("\($0.path):\($0.location.line):\($0.code)").inserted }
        if !behaviours.isEmpty {
            parts.append("May behave differently:\n" + behaviours.map { "- \($0.code) at \($0.path):\($0.location.line): \($0.text)".singleLine }.joined(separator: "\n"))
        }
        parts.append("Written by \(command)")
        body = parts.joined(separator: "\n\n")
    }

    private static func what(_ step: MigrationStep, _ names: [String]) -> String {
        guard let group = step.group, names.count > 1 else { return ReviewPage.title(names) }
        return [Overview.noModule, Overview.noOwner].contains(group) ? "\(names.count) types" : "\(names.count) types of \(group)"
    }

    /// Lines of at most 72 characters, as far as words allow.
    private static func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + 1 + word.count > 72 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }
}
