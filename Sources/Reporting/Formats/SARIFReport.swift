import Planning
import RuleContract
import SourceText

/// SARIF 2.1.0: one result for each legacy type that was not left out, one for each finding of a guidance rule, one for
/// each comment of `--insert-todos` that comes, changes or goes, and one for each warning.
///
/// A type that can move has one fix with the edits in all files, those of the types that it must move together with
/// included: half a migration does not compile. So an edit may stand in several fixes; who makes several of them makes
/// equal replacements once.
struct SARIFReport {
    private let report: Report
    private let rules: SARIFRules
    private let places: EditPlaces
    private let editsByUnit: [String: [PlannedEdit]]
    private let hasBaseline: Bool

    static func render(_ report: Report) -> [UInt8] { JSONText.render(SARIFReport(report).log(), isPretty: true) }

    private init(_ report: Report) {
        self.report = report
        rules = SARIFRules(report)
        places = EditPlaces(report)
        editsByUnit = Dictionary(grouping: report.findings.filter { $0.status == .pending }, by: \.unit).mapValues {
            findings in
            findings.flatMap(\.edits).eachOnce().sorted(on: { SortKey($0.path, $0.edit.range) })
        }
        hasBaseline = report.entries.contains { $0.isKnown }
    }

    private func log() -> JSONObject {
        let driver: JSONObject = ["name": "reobserve", "version": report.version, "rules": rules.descriptors]
        let invocation: JSONObject = [
            "executionSuccessful": report.problems.isEmpty,
            "toolExecutionNotifications": report.problems.map(notification),
        ]
        let base: JSONObject = ["uri": "file://" + URIPath.encoded(report.topLevel)]
        let run: JSONObject = [
            "tool": ["driver": driver], "invocations": [invocation], "originalUriBaseIds": [SARIFReport.base: base],
            // What the compiler takes for line ends. The default of the standard knows no lone CR.
            "columnKind": "utf16CodeUnits", "newlineSequences": ["\r\n", "\n", "\r"], "results": results(),
        ]
        return [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0", "runs": [run],
        ]
    }

    private func results() -> [JSONObject] {
        var counter = FingerprintCounter()
        let entries = zip(report.entries, Fingerprint.all(report.entries))
        return entries.filter { ($0.0 as? Finding)?.status != .notSelected }.map { result($0, $1) }
            + report.todos.map {
                result($0, counter.next("\(PlannedTodo.rule):\($0.code):\(report.pathPrefix)\($0.edit.path)"))
            }
            + report.warnings.map { result($0, counter.next("\($0.code.rawValue):\(report.pathPrefix)\($0.path)")) }
    }

    private func result(_ entry: any ReportEntry, _ fingerprint: Fingerprint) -> JSONObject {
        let notes = entry.notes.prefix(SARIFReport.noteLimit)
        let place = location(entry.path, entry.location)
        var result = result(entry.rule, entry.level, entry.message + ".", place, fingerprint, isKnown: entry.isKnown)
        if !notes.isEmpty {
            result["relatedLocations"] = notes.enumerated().map { number, note -> JSONObject in
                var location = location(note.path, note.location)
                location["id"] = number + 1
                location["message"] = SARIF.Message("\(note.code): \(note.found).")
                return location
            }
        }
        if entry.isKnown {
            result["suppressions"] = [["kind": "external"]]
        } else if (entry as? Finding)?.status == .kept {
            result["suppressions"] = [["kind": "inSource"]]
        }
        result["fixes"] = fix(of: entry).map { [$0] }
        // What the standard has no place for. The codes are in the order of `relatedLocations`.
        let codes = notes.map(\.code)
        result["properties"] = ["status": entry.statusName, "symbol": entry.symbol, "codes": codes] as JSONObject
        return result
    }

    private func result(_ todo: PlannedTodo, _ fingerprint: Fingerprint) -> JSONObject {
        let place = location(todo.edit.path, places.location(todo.edit.edit.range.start, in: todo.edit.path))
        var result = result(PlannedTodo.rule, .note, todo.edit.message + ".", place, fingerprint)
        result["fixes"] = [fix("Make the comment say why the type stays.", [todo.edit])]
        return result
    }

    private func result(_ warning: PlanWarning, _ fingerprint: Fingerprint) -> JSONObject {
        let place = location(warning.path, warning.location)
        return result(warning.code.rawValue, .warning, warning.message + ".", place, fingerprint)
    }

    private func result(
        _ rule: String, _ level: EntryLevel, _ message: String, _ place: JSONObject, _ fingerprint: Fingerprint,
        isKnown: Bool = false
    ) -> JSONObject {
        [
            "ruleId": rule, "ruleIndex": rules.index(of: rule), "level": level.rawValue,
            "message": SARIF.Message(message),
            "locations": [place], "partialFingerprints": ["reobserveSymbol/v1": fingerprint.text],
            "baselineState": !hasBaseline ? nil : isKnown ? "unchanged" : "new",
        ]
    }

    private func notification(_ problem: FileProblem) -> JSONObject {
        let place: JSONObject = ["physicalLocation": ["artifactLocation": artifact(problem.path)]]
        return [
            "level": EntryLevel.error.rawValue, "message": SARIF.Message("\(problem.path): \(problem.message)."),
            "locations": [place],
        ]
    }

    private func fix(of entry: any ReportEntry) -> JSONObject? {
        let edits: [PlannedEdit]
        let description: String
        if let finding = entry as? Finding {
            edits = finding.status == .pending ? editsByUnit[finding.unit] ?? [] : []
            description = "Migrate \(finding.symbol) to @Observable."
        } else {
            edits = entry.edits
            description = "Apply the fix of \(entry.rule)."
        }
        return edits.isEmpty ? nil : fix(description, edits)
    }

    /// - Parameter edits: by path and place.
    private func fix(_ description: String, _ edits: [PlannedEdit]) -> JSONObject {
        var changes: [JSONObject] = []
        var rest = edits[...]
        while let path = rest.first?.path {
            let ofFile = rest.prefix { $0.path == path }
            changes.append(["artifactLocation": artifact(path), "replacements": ofFile.map(replacement)])
            rest = rest.dropFirst(ofFile.count)
        }
        return ["description": SARIF.Message(description), "artifactChanges": changes]
    }

    private func replacement(_ planned: PlannedEdit) -> JSONObject {
        let range = planned.edit.range
        let start = places.location(range.start, in: planned.path)
        let end = places.location(range.end, in: planned.path)
        let region: JSONObject = [
            "startLine": start.line, "startColumn": start.utf16Column, "endLine": end.line,
            "endColumn": end.utf16Column,
            "byteOffset": Int(range.start), "byteLength": range.count,
        ]
        // As text and as bytes: the standard asks for bytes where a region is given by bytes.
        let text = planned.edit.replacement
        let content = text.isEmpty ? nil : ["text": text, "binary": Array(text.utf8).base64]
        return ["deletedRegion": region, "insertedContent": content]
    }

    private func location(_ path: String, _ location: SourceLocation) -> JSONObject {
        let region = ["startLine": location.line, "startColumn": location.utf16Column]
        return ["physicalLocation": ["artifactLocation": artifact(path), "region": region] as JSONObject]
    }

    private func artifact(_ path: String) -> JSONObject {
        ["uri": URIPath.encoded(report.pathPrefix + path), "uriBaseId": SARIFReport.base]
    }

    /// Code scanning includes no more places of one result. The heaviest reasons come first.
    private static let noteLimit = 100
    private static let base = "%SRCROOT%"
}

enum SARIF {
    /// A text of the standard.
    struct Message: Encodable {
        let text: String

        /// - Parameter plain: the text as people are to read it. Braces and links mean something here, and are escaped.
        init(_ plain: String) {
            let hasLink = plain.contains("](")
            text = plain.replacingScalars { scalar in
                switch scalar {
                case "{", "}": "\(scalar)\(scalar)"
                case "[" where hasLink, "]" where hasLink, "\\" where hasLink: "\\\(scalar)"
                default: nil
                }
            }
        }
    }
}

/// The rules, reasons, behaviors and warnings that a report speaks of, each once.
struct SARIFRules {
    let descriptors: [JSONObject]
    private let indices: [String: Int]

    init(_ report: Report) {
        let notes = report.findings.lazy.filter { $0.status != .notSelected }.flatMap { $0.reasons + $0.behaviors }
        let codes = Set(
            notes.map(\.code) + report.warnings.map(\.code.rawValue)
                + report.todos.prefix(1).map { _ in PlannedTodo.rule } + report.guidance.map(\.rule))
        let used = SARIFRules.catalogue(report).filter { $0.id == Finding.rule || codes.contains($0.id) }
        descriptors = used.map(\.descriptor)
        indices = Dictionary(used.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of id: String) -> Int { indices[id] ?? -1 }

    /// All there are, in the order of their weight.
    private static func catalogue(_ report: Report) -> [(id: String, descriptor: JSONObject)] {
        var all = report.rules.filter { $0.id == Finding.rule }.map { rule in
            descriptor(rule.id, "A class is an ObservableObject", rule.rationale, rule.safety, .warning)
        }
        all += Refusal.allCases.map { descriptor($0.rawValue, $0.summary, $0.summary, $0.advice, .note) }
        all += BehaviorCode.allCases.map {
            descriptor($0.rawValue, $0.summary, $0.summary, "Check the place after the migration.", .note)
        }
        all.append(
            descriptor(
                PlannedTodo.rule, "A comment of --insert-todos is missing, outdated or no longer needed",
                "A comment at each place that blocks a type says why and what to do", "Run apply --insert-todos.",
                .note))
        all += report.rules.filter { $0.family == .guidance }.map {
            descriptor($0.id, $0.summary, $0.rationale, $0.safety, .note)
        }
        return all + WarningCode.allCases.map { descriptor($0.rawValue, $0.summary, $0.summary, $0.advice, .warning) }
    }

    private static func descriptor(
        _ id: String, _ short: String, _ full: String, _ help: String, _ level: EntryLevel
    ) -> (id: String, descriptor: JSONObject) {
        let descriptor: JSONObject = [
            "id": id, "shortDescription": SARIF.Message(short.asSentence),
            "fullDescription": SARIF.Message(full.asSentence),
            "help": SARIF.Message(help.asSentence), "defaultConfiguration": ["level": level.rawValue],
        ]
        return (id, descriptor)
    }
}

/// Paths in URIs.
package enum URIPath {
    /// Each byte but `/` and what is always allowed is written as `%XX`; a colon as well, which could end a scheme.
    package static func encoded(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return text
    }
}
