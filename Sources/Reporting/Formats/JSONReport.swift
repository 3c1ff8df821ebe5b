import Planning
import SourceText

/// The whole report as one JSON object, in the form of `Schemas.report`, or its entries one a line. Holds no time and
/// nothing of the machine.
///
/// Paths are those from the top of the repository. Columns count UTF-8 bytes, and so do the offsets of edits.
enum JSONReport {
    static func render(_ report: Report) -> [UInt8] {
        let prefix = report.pathPrefix
        // The version goes up where a reader of the old form would not understand the new one.
        var object: JSONObject = [
            "schemaVersion": 1, "tool": JSONObject.tool(report.version), "summary": summary(report),
            "basis": JSONObject(report.basis),
            "notSeen": report.soundness.entries.map { JSONObject($0, prefix) }, "filesRead": report.fileCount,
        ]
        for list in lists(report) { object[list.key] = list.entries }
        return JSONText.render(object, isPretty: true)
    }

    /// Each entry with its `kind`: findings, then those of guidance rules, then comments to be written, then warnings,
    /// then problems, in the order of the report.
    static func renderLines(_ report: Report) -> [UInt8] {
        lists(report).flatMap { list in
            list.entries.flatMap { entry in
                var entry = entry
                entry["kind"] = list.kind
                return JSONText.render(entry, isPretty: false)
            }
        }
    }

    private static func lists(_ report: Report) -> [(key: String, kind: String, entries: [JSONObject])] {
        let places = EditPlaces(report)
        return [
            ("findings", "finding", report.findings.map { JSONObject($0, places) }),
            ("guidance", "guidance", report.guidance.map { JSONObject($0, places) }),
            ("todos", "todo", report.todos.map { JSONObject($0, places) }),
            ("warnings", "warning", report.warnings.map { JSONObject($0, report.pathPrefix) }),
            (
                "problems", "problem",
                report.problems.map { ["path": report.pathPrefix + $0.path, "message": $0.message] }
            ),
        ]
    }

    /// How many types there are, and how many of each status; how many fixes and pieces of advice guidance rules have.
    private static func summary(_ report: Report) -> JSONObject {
        [
            "types": report.findings.count, "pending": report.count(.pending), "assisted": report.count(.assisted),
            "blocked": report.count(.blocked),
            "kept": report.count(.kept), "notSelected": report.count(.notSelected), "fixes": report.count(.fix),
            "advice": report.count(.advice),
            "known": report.entries.count { $0.isKnown }, "failing": report.entries.count { $0.fails },
        ]
    }
}

/// The lines and columns of edits, from the bytes that they are made against.
struct EditPlaces {
    let pathPrefix: String
    private let lines: [String: LineIndex]

    init(_ report: Report) {
        pathPrefix = report.pathPrefix
        lines = Dictionary(
            report.changes.map { ($0.path, LineIndex($0.bytes)) }, uniquingKeysWith: { first, _ in first })
    }

    func location(_ offset: UInt32, in path: String) -> SourceLocation {
        lines[path]?.location(at: offset) ?? SourceLocation(line: 1, column: 1)
    }
}

/// The objects of which formats in JSON are made.
extension JSONObject {
    static func tool(_ version: String) -> JSONObject { ["name": "reobserve", "version": version] }

    /// A type with all that is known of it.
    init(_ finding: Finding, _ places: EditPlaces) {
        self.init(entry: finding, places)
        self["unit"] = finding.unit
        self["reasons"] = finding.reasons.map { JSONObject($0, places.pathPrefix) }
        self["behaviors"] = finding.behaviors.map { JSONObject($0, places.pathPrefix) }
        // Left out where it is the same.
        self["withOtherXcode"] = finding.standingInOtherEdition?.rawValue
    }

    /// A finding of a guidance rule.
    init(_ result: GuidanceResult, _ places: EditPlaces) {
        self.init(entry: result, places)
    }

    private init(entry: some ReportEntry, _ places: EditPlaces) {
        self = [
            "rule": entry.rule, "status": entry.statusName, "symbol": entry.symbol,
            "path": places.pathPrefix + entry.path,
            "line": entry.location.line, "column": entry.location.column, "message": entry.message,
            "known": entry.isKnown, "fails": entry.fails,
            "edits": entry.edits.map { JSONObject($0, places) },
        ]
    }

    init(_ note: Finding.Note, _ pathPrefix: String) {
        self = [
            "code": note.code, "message": note.message, "detail": note.detail, "path": pathPrefix + note.path,
            "line": note.location.line, "column": note.location.column, "elsewhere": note.elsewhere,
        ]
    }

    init(_ planned: PlannedEdit, _ places: EditPlaces) {
        let location = places.location(planned.edit.range.start, in: planned.path)
        self = [
            "path": places.pathPrefix + planned.path, "rule": planned.rule, "message": planned.message,
            "start": Int(planned.edit.range.start), "end": Int(planned.edit.range.end), "line": location.line,
            "column": location.column,
            "replacement": planned.edit.replacement,
        ]
    }

    /// A comment of `--insert-todos` that comes, changes or goes.
    fileprivate init(_ todo: PlannedTodo, _ places: EditPlaces) {
        self = ["action": todo.kind.rawValue, "code": todo.code, "edit": JSONObject(todo.edit, places)]
    }

    /// A likely mistake that hinders nothing.
    fileprivate init(_ warning: PlanWarning, _ pathPrefix: String) {
        self = [
            "rule": warning.code.rawValue, "path": pathPrefix + warning.path, "line": warning.location.line,
            "column": warning.location.column, "message": warning.message,
        ]
    }

    /// Something that the verdicts could not take into account, or that was seen and is only to be known.
    fileprivate init(_ entry: Soundness.Entry, _ pathPrefix: String) {
        self = [
            "category": entry.kind.rawValue, "unseen": entry.kind.isUnseen,
            "path": entry.path.isEmpty ? nil : pathPrefix + entry.path,
            "line": entry.line > 0 ? entry.line : nil, "detail": entry.detail, "count": entry.count,
            "types": entry.types,
        ]
    }
}
