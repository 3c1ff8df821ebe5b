import Planning
import Reporting
import RuleContract
import SourceText

/// Makes the diagnostics of all documents of a report: at each class, at each place that holds it, and where guidance or
/// a warning is.
package struct DiagnosticMaker {
    private let report: Report
    private let rules: [Rule]
    private let places: DocumentPlaces
    private var diagnostics: [String: [EditorDiagnostic]] = [:]

    /// More places are no help, and an unresolved name may concern all types of a project.
    private static let mostRelated = 50
    private static let namedTypes = 3

    /// By the paths of the documents, relative to the root; in each by place.
    package static func make(_ report: Report, rules: [Rule], _ places: DocumentPlaces) -> [String: [EditorDiagnostic]]
    {
        var maker = DiagnosticMaker(report: report, rules: rules, places: places)
        maker.addTypes()
        maker.addReasons()
        maker.addOthers()
        return maker.diagnostics.mapValues { $0.sorted { $0.range.start < $1.range.start } }
    }

    private init(report: Report, rules: [Rule], places: DocumentPlaces) {
        self.report = report
        self.rules = rules
        self.places = places
    }

    private mutating func add(
        _ path: String, _ range: PositionRange, _ severity: EditorDiagnostic.Severity, _ code: String,
        _ message: String, related: [EditorDiagnostic.Related] = [], isUnnecessary: Bool = false
    ) {
        let link = DocumentLink.url(of: code, rules: rules)
        diagnostics[path, default: []].append(
            EditorDiagnostic(
                range: range, severity: severity, code: code, link: link, message: message, related: related,
                isUnnecessary: isUnnecessary))
    }

    // MARK: Classes

    private mutating func addTypes() {
        for finding in report.findings {
            let severity: EditorDiagnostic.Severity
            let related: [EditorDiagnostic.Related]
            switch finding.status {
            case .pending:
                severity = .information
                related = self.related(finding.behaviors) + self.related(finding.edits)
            case .assisted:
                severity = .information
                related = self.related(finding.reasons + finding.behaviors)
            case .blocked:
                severity = .hint
                related = self.related(finding.reasons)
            case .kept, .notSelected: continue
            }
            add(
                finding.path, places.word(finding.path, finding.location), severity,
                finding.reasons.first?.code ?? Finding.rule, finding.message,
                related: Array(related.prefix(DiagnosticMaker.mostRelated)))
        }
    }

    private func related(_ notes: [Finding.Note]) -> [EditorDiagnostic.Related] {
        notes.prefix(DiagnosticMaker.mostRelated).map { note in
            EditorDiagnostic.Related(
                path: note.path, range: places.word(note.path, note.location), message: "\(note.code): \(note.found)")
        }
    }

    /// One for each line.
    private func related(_ edits: [PlannedEdit]) -> [EditorDiagnostic.Related] {
        var lines: Set<[String]> = []
        var related: [EditorDiagnostic.Related] = []
        for planned in edits where related.count < DiagnosticMaker.mostRelated {
            let range = places.map(planned.path).range(planned.edit.range)
            guard lines.insert([planned.path, String(range.start.line)]).inserted else { continue }
            related.append(
                EditorDiagnostic.Related(
                    path: planned.path, range: range, message: "\(planned.rule): \(planned.message)"))
        }
        return related
    }

    // MARK: What holds them

    /// A place that holds types, and what it says of them.
    private struct Place: Hashable {
        let path: String
        let location: SourceLocation
        let code: String
        let message: String
    }

    private mutating func addReasons() {
        var held: [Place: [Finding]] = [:]
        var order: [Place] = []
        for finding in report.findings where [.pending, .assisted, .blocked].contains(finding.status) {
            for note in finding.reasons + (finding.reasons.isEmpty ? finding.behaviors : []) {
                let isAtTheClass = note.path == finding.path && note.location == finding.location
                if isAtTheClass { continue }
                let place = Place(path: note.path, location: note.location, code: note.code, message: note.found)
                if held[place] == nil { order.append(place) }
                held[place, default: []].append(finding)
            }
        }
        for place in order {
            let findings = held[place] ?? []
            let related = findings.prefix(DiagnosticMaker.mostRelated).map { finding in
                EditorDiagnostic.Related(
                    path: finding.path, range: places.word(finding.path, finding.location), message: finding.message)
            }
            add(
                place.path, places.word(place.path, place.location), .information, place.code,
                "\(consequence(findings)): \(place.message)", related: related)
        }
    }

    /// `Account and 2 more stay`
    private func consequence(_ findings: [Finding]) -> String {
        let names = DiagnosticMaker.names(findings.map(\.symbol))
        let isOne = findings.count == 1
        switch findings.first?.status {
        case .blocked: return names + (isOne ? " stays" : " stay")
        case .assisted: return names + (isOne ? " needs" : " need") + " --tier assisted"
        default: return names + (isOne ? " migrates" : " migrate") + ", and behavior may change"
        }
    }

    /// `Account, Cart and 4 more`
    static func names(_ names: [String]) -> String { listed(names, atMost: namedTypes) }

    // MARK: The rest

    private mutating func addOthers() {
        for result in report.guidance {
            let severity: EditorDiagnostic.Severity = result.status == .fix ? .information : .hint
            add(result.path, places.word(result.path, result.location), severity, result.rule, result.message)
        }
        for warning in report.warnings {
            add(
                warning.path, places.word(warning.path, warning.location), .warning, warning.code.rawValue,
                warning.message, isUnnecessary: warning.code == .unusedSuppression)
        }
        for problem in report.problems {
            let start = Position(line: 0, character: 0)
            add(problem.path, PositionRange(start, start), .warning, "unusable-file", problem.message)
        }
    }
}
