import Planning
import Reporting
import SourceText

/// What can be done at a place of a document.
package struct ActionFinder {
    /// What is to be done with a type.
    package struct TypeActions {
        package let finding: Finding
        /// What migrates it, for people; nil where it can't migrate or is to stay.
        package let migrationTitle: String?
        /// True where behavior may change.
        package let isAssisted: Bool
        package let whyTitle: String
        /// Nil where it is kept already.
        package let keepTitle: String?
    }

    private let report: Report
    private let places: DocumentPlaces
    /// A place that concerns more types than this says little about any of them.
    private static let mostTypes = 5

    package init(_ report: Report, _ places: DocumentPlaces) {
        self.report = report
        self.places = places
    }

    /// The types that are declared in a range, are held there or have edits there: the declared ones first.
    package func types(in range: PositionRange, of path: String) -> [TypeActions] {
        let lines = range.start.line...max(range.start.line, range.end.line)
        func isThere(_ location: SourceLocation) -> Bool { lines.contains(location.line - 1) }
        var declared: [Finding] = []
        var others: [Finding] = []
        for finding in report.findings where finding.status != .notSelected {
            if finding.path == path, isThere(finding.location) {
                declared.append(finding)
            } else if (finding.reasons + finding.behaviors).contains(where: { $0.path == path && isThere($0.location) })
                || hasEdit(finding, in: range, of: path)
            {
                others.append(finding)
            }
        }
        return (declared + others).prefix(ActionFinder.mostTypes).map(actions)
    }

    /// Findings of guidance rules with a fix in a range.
    package func fixes(in range: PositionRange, of path: String) -> [GuidanceResult] {
        report.guidance.filter {
            $0.path == path && $0.status == .fix && places.word(path, $0.location).touchesLines(of: range)
        }
    }

    /// True where something can migrate without a change of behavior.
    package var canMigrateSafely: Bool {
        report.findings.contains { $0.status == .pending && $0.behaviors.isEmpty }
    }

    private func hasEdit(_ finding: Finding, in range: PositionRange, of path: String) -> Bool {
        finding.edits.contains {
            $0.path == path && places.map(path).range($0.edit.range).touchesLines(of: range)
        }
    }

    private func actions(_ finding: Finding) -> TypeActions {
        let unit = report.findings.filter { $0.unit == finding.unit && $0.status == finding.status }
        let behaviors = Set(unit.flatMap(\.behaviors).map(\.code))
            .union(finding.status == .assisted ? unit.flatMap(\.reasons).map(\.code) : []).sorted()
        let others = unit.filter { $0.symbol != finding.symbol }.map(\.symbol)
        let names = DiagnosticMaker.names([finding.symbol] + others)
        let title: String?
        switch finding.status {
        case .pending:
            let files = Set(unit.flatMap(\.edits).map(\.path)).count
            let assisted = behaviors.isEmpty ? "" : "; assisted: \(behaviors.joined(separator: ", "))"
            title = "Migrate \(names) to @Observable (\(counted(files, "file", "files"))\(assisted))"
        case .assisted:
            title = "Migrate \(names) to @Observable (assisted: \(behaviors.joined(separator: ", ")))"
        case .blocked, .kept, .notSelected: title = nil
        }
        return TypeActions(
            finding: finding, migrationTitle: title, isAssisted: !behaviors.isEmpty,
            whyTitle: finding.status == .pending
                ? "Why can \(finding.symbol) migrate?" : "Why does \(finding.symbol) stay?",
            keepTitle: finding.status == .kept ? nil : "Keep \(finding.symbol) as it is")
    }
}

extension PositionRange {
    func touchesLines(of other: PositionRange) -> Bool {
        start.line <= other.end.line && other.start.line <= end.line
    }
}
