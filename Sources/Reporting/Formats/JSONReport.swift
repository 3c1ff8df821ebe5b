import Planning
import SourceText

/// The whole report as one JSON object, in the form of `Schemas.report`. Holds no time and nothing of the machine.
///
/// Paths are those from the top of the repository. Columns count UTF-8 bytes, and so do the offsets of edits.
struct JSONReport: Encodable {
    /// Goes up where a reader of the old form would not understand the new one.
    static let schemaVersion = 1

    let schemaVersion = JSONReport.schemaVersion
    let tool: Tool
    let summary: Summary
    let basis: JSONBasis
    let findings: [JSONFinding]
    let guidance: [JSONGuidance]
    let todos: [JSONTodo]
    let warnings: [JSONWarning]
    let problems: [JSONProblem]
    let notSeen: [JSONNotSeen]
    let filesRead: Int

    static func render(_ report: Report) -> [UInt8] { JSONText.render(JSONReport(report), isPretty: true) }

    init(_ report: Report) {
        let places = EditPlaces(report)
        tool = Tool(name: "reobserve", version: report.version)
        summary = Summary(report)
        basis = JSONBasis(report.basis)
        findings = report.findings.map { JSONFinding($0, places) }
        guidance = report.guidance.map { JSONGuidance($0, places) }
        todos = report.todos.map { JSONTodo($0, places) }
        warnings = report.warnings.map { JSONWarning($0, report.pathPrefix) }
        problems = report.problems.map { JSONProblem($0, report.pathPrefix) }
        notSeen = report.soundness.entries.map { JSONNotSeen($0, report.pathPrefix) }
        filesRead = report.fileCount
    }

    struct Tool: Encodable {
        let name: String
        let version: String
    }

    /// How many types there are, and how many of each status; how many fixes and pieces of advice guidance rules have.
    struct Summary: Encodable {
        let types: Int
        let pending: Int
        let assisted: Int
        let blocked: Int
        let kept: Int
        let notSelected: Int
        let fixes: Int
        let advice: Int
        let known: Int
        let failing: Int

        init(_ report: Report) {
            types = report.findings.count
            pending = report.count(.pending)
            assisted = report.count(.assisted)
            blocked = report.count(.blocked)
            kept = report.count(.kept)
            notSelected = report.count(.notSelected)
            fixes = report.count(.fix)
            advice = report.count(.advice)
            known = report.findings.count(where: \.isKnown) + report.guidance.count(where: \.isKnown)
            failing = report.findings.count(where: \.fails) + report.guidance.count(where: \.fails)
        }
    }
}

/// The lines and columns of edits, from the bytes that they are made against.
struct EditPlaces {
    let pathPrefix: String
    private let lines: [String: LineIndex]

    init(_ report: Report) {
        pathPrefix = report.pathPrefix
        lines = Dictionary(report.changes.map { ($0.path, LineIndex($0.bytes)) }, uniquingKeysWith: { first, _ in first })
    }

    func location(_ offset: UInt32, in path: String) -> SourceLocation {
        lines[path]?.location(at: offset) ?? SourceLocation(line: 1, column: 1)
    }
}

/// A type with all that is known of it.
struct JSONFinding: Encodable {
    /// Only where the object stands in a line of its own.
    var kind: String?
    let rule = Finding.rule
    let status: String
    let symbol: String
    let unit: String
    let path: String
    let line: Int
    let column: Int
    let message: String
    let known: Bool
    let fails: Bool
    let reasons: [Note]
    let behaviours: [Note]
    /// Left out where it is the same.
    let withOtherXcode: String?
    let edits: [Edit]

    init(_ finding: Finding, _ places: EditPlaces) {
        status = finding.status.rawValue
        symbol = finding.symbol
        unit = finding.unit
        path = places.pathPrefix + finding.path
        line = finding.location.line
        column = finding.location.column
        message = finding.message
        known = finding.isKnown
        fails = finding.fails
        reasons = finding.reasons.map { Note($0, places.pathPrefix) }
        behaviours = finding.behaviours.map { Note($0, places.pathPrefix) }
        withOtherXcode = finding.standingInOtherEdition?.rawValue
        edits = finding.edits.map { Edit($0, places) }
    }

    struct Note: Encodable {
        let code: String
        let message: String
        let path: String
        let line: Int
        let column: Int

        init(_ note: Finding.Note, _ pathPrefix: String) {
            code = note.code
            message = note.message
            path = pathPrefix + note.path
            line = note.location.line
            column = note.location.column
        }
    }

    struct Edit: Encodable {
        let path: String
        let rule: String
        let message: String
        let start: Int
        let end: Int
        let line: Int
        let column: Int
        let replacement: String

        init(_ planned: PlannedEdit, _ places: EditPlaces) {
            path = places.pathPrefix + planned.path
            rule = planned.rule
            message = planned.message
            start = Int(planned.edit.range.start)
            end = Int(planned.edit.range.end)
            let location = places.location(planned.edit.range.start, in: planned.path)
            line = location.line
            column = location.column
            replacement = planned.edit.replacement
        }
    }
}

/// A finding of a guidance rule.
struct JSONGuidance: Encodable {
    /// Only where the object stands in a line of its own.
    var kind: String?
    let rule: String
    let status: String
    let symbol: String
    let path: String
    let line: Int
    let column: Int
    let message: String
    let known: Bool
    let fails: Bool
    let edits: [JSONFinding.Edit]

    init(_ result: GuidanceResult, _ places: EditPlaces) {
        rule = result.rule
        status = result.status.rawValue
        symbol = result.symbol
        path = places.pathPrefix + result.path
        line = result.location.line
        column = result.location.column
        message = result.message
        known = result.isKnown
        fails = result.fails
        edits = result.edits.map { JSONFinding.Edit($0, places) }
    }
}

/// A comment of `--insert-todos` that comes, changes or goes.
struct JSONTodo: Encodable {
    /// Only where the object stands in a line of its own.
    var kind: String?
    let action: String
    let code: String
    let edit: JSONFinding.Edit

    init(_ todo: PlannedTodo, _ places: EditPlaces) {
        action = todo.kind.rawValue
        code = todo.code
        edit = JSONFinding.Edit(todo.edit, places)
    }
}

/// A likely mistake that hinders nothing.
struct JSONWarning: Encodable {
    var kind: String?
    let rule: String
    let path: String
    let line: Int
    let column: Int
    let message: String

    init(_ warning: PlanWarning, _ pathPrefix: String) {
        rule = warning.code.rawValue
        path = pathPrefix + warning.path
        line = warning.location.line
        column = warning.location.column
        message = warning.message
    }
}

/// A file or path that could not be taken into account.
struct JSONProblem: Encodable {
    var kind: String?
    let path: String
    let message: String

    init(_ problem: FileProblem, _ pathPrefix: String) {
        path = pathPrefix + problem.path
        message = problem.message
    }
}

/// Something that the verdicts could not take into account, or that is not to be touched.
struct JSONNotSeen: Encodable {
    let category: String
    /// False for what was seen and is only to be known.
    let unseen: Bool
    let path: String?
    let line: Int?
    let detail: String
    let count: Int
    let types: [String]

    init(_ entry: Soundness.Entry, _ pathPrefix: String) {
        category = entry.kind.rawValue
        unseen = entry.kind.isUnseen
        path = entry.path.isEmpty ? nil : pathPrefix + entry.path
        line = entry.line > 0 ? entry.line : nil
        detail = entry.detail
        count = entry.count
        types = entry.types
    }
}
