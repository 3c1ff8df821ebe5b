import Planning
import RuleContract
import SourceText

/// SARIF 2.1.0: one result for each legacy type that was not left out, one for each finding of a guidance rule, one for each comment of `--insert-todos` that comes, changes or goes, and
/// one for each warning.
///
/// A type that can move has one fix with the edits in all files, those of the types that it must move together with included: half a
/// migration does not compile. So an edit may stand in several fixes; who makes several of them makes equal replacements once.
struct SARIFReport {
    private let report: Report
    private let rules: SARIFRules
    private let places: EditPlaces
    private let editsByUnit: [String: [PlannedEdit]]
    private let hasBaseline: Bool

    static func render(_ report: Report) -> [UInt8] { JSONText.render(SARIF.Log(runs: [SARIFReport(report).run()]), isPretty: true) }

    private init(_ report: Report) {
        self.report = report
        rules = SARIFRules(report)
        places = EditPlaces(report)
        editsByUnit = Dictionary(grouping: report.findings.filter { $0.status == .pending }, by: \.unit).mapValues { findings in
            findings.flatMap(\.edits).eachOnce().sorted(on: { SortKey($0.path, $0.edit.range) })
        }
        hasBaseline = report.findings.contains(where: \.isKnown) || report.guidance.contains(where: \.isKnown)
    }

    private func run() -> SARIF.Run {
        var counter = FingerprintCounter()
        let results = zip(report.findings, Fingerprint.all(report.findings)).filter { $0.0.status != .notSelected }.map { result($0, $1) }
            + zip(report.guidance, Fingerprint.all(report.guidance)).map { result($0, $1) }
            + report.todos.map { result($0, counter.next("\(PlannedTodo.rule):\($0.code):\(report.pathPrefix)\($0.edit.path)")) }
            + report.warnings.map { result($0, counter.next("\($0.code.rawValue):\(report.pathPrefix)\($0.path)")) }
        return SARIF.Run(
            tool: SARIF.Tool(driver: SARIF.Driver(name: "reobserve", version: report.version, rules: rules.descriptors)),
            invocations: [SARIF.Invocation(executionSuccessful: report.problems.isEmpty, toolExecutionNotifications: report.problems.map(notification))],
            originalUriBaseIds: [SARIFReport.base: SARIF.ArtifactLocation(uri: "file://" + URIPath.encoded(report.topLevel))], results: results)
    }

    private func result(_ finding: Finding, _ fingerprint: Fingerprint) -> SARIF.Result {
        let notes = (finding.reasons + finding.behaviours).prefix(SARIFReport.noteLimit)
        var result = SARIF.Result(
            ruleId: Finding.rule, ruleIndex: rules.index(of: Finding.rule), level: finding.level.rawValue, message: SARIF.Message(finding.message + "."),
            locations: [location(finding.path, finding.location)], partialFingerprints: [SARIFReport.fingerprint: fingerprint.text])
        if !notes.isEmpty {
            result.relatedLocations = notes.enumerated().map { number, note in
                location(note.path, note.location, id: number + 1, message: SARIF.Message("\(note.code): \(note.message)."))
            }
        }
        if finding.status == .kept { result.suppressions = [SARIF.Suppression(kind: "inSource")] }
        if finding.isKnown { result.suppressions = [SARIF.Suppression(kind: "external")] }
        if hasBaseline { result.baselineState = finding.isKnown ? "unchanged" : "new" }
        if finding.status == .pending, let edits = editsByUnit[finding.unit], !edits.isEmpty { result.fixes = [fix("Move \(finding.symbol) to @Observable.", edits)] }
        result.properties = SARIF.Properties(status: finding.status.rawValue, symbol: finding.symbol, codes: notes.map(\.code))
        return result
    }

    private func result(_ found: GuidanceResult, _ fingerprint: Fingerprint) -> SARIF.Result {
        var result = SARIF.Result(
            ruleId: found.rule, ruleIndex: rules.index(of: found.rule), level: found.level.rawValue, message: SARIF.Message(found.message + "."),
            locations: [location(found.path, found.location)], partialFingerprints: [SARIFReport.fingerprint: fingerprint.text])
        if found.isKnown { result.suppressions = [SARIF.Suppression(kind: "external")] }
        if hasBaseline { result.baselineState = found.isKnown ? "unchanged" : "new" }
        if !found.edits.isEmpty { result.fixes = [fix("Do what \(found.rule) asks for.", found.edits)] }
        result.properties = SARIF.Properties(status: found.status.rawValue, symbol: found.symbol, codes: [])
        return result
    }

    private func result(_ todo: PlannedTodo, _ fingerprint: Fingerprint) -> SARIF.Result {
        var result = SARIF.Result(
            ruleId: PlannedTodo.rule, ruleIndex: rules.index(of: PlannedTodo.rule), level: Finding.Level.note.rawValue,
            message: SARIF.Message(todo.edit.message + "."), locations: [location(todo.edit.path, places.location(todo.edit.edit.range.start, in: todo.edit.path))],
            partialFingerprints: [SARIFReport.fingerprint: fingerprint.text])
        if hasBaseline { result.baselineState = "new" }
        let change = SARIF.ArtifactChange(artifactLocation: artifact(todo.edit.path), replacements: [replacement(todo.edit)])
        result.fixes = [SARIF.Fix(description: SARIF.Message("Let the comment say why the type stays."), artifactChanges: [change])]
        return result
    }

    private func result(_ warning: PlanWarning, _ fingerprint: Fingerprint) -> SARIF.Result {
        var result = SARIF.Result(
            ruleId: warning.code.rawValue, ruleIndex: rules.index(of: warning.code.rawValue), level: Finding.Level.warning.rawValue,
            message: SARIF.Message(warning.message + "."), locations: [location(warning.path, warning.location)],
            partialFingerprints: [SARIFReport.fingerprint: fingerprint.text])
        if hasBaseline { result.baselineState = "new" }
        return result
    }

    private func notification(_ problem: FileProblem) -> SARIF.Notification {
        SARIF.Notification(
            level: Finding.Level.error.rawValue, message: SARIF.Message("\(problem.path): \(problem.message)."),
            locations: [SARIF.Location(physicalLocation: SARIF.PhysicalLocation(artifactLocation: artifact(problem.path)))])
    }

    /// - Parameter edits: by path and place.
    private func fix(_ description: String, _ edits: [PlannedEdit]) -> SARIF.Fix {
        var changes: [SARIF.ArtifactChange] = []
        var rest = edits[...]
        while let path = rest.first?.path {
            let ofFile = rest.prefix { $0.path == path }
            changes.append(SARIF.ArtifactChange(artifactLocation: artifact(path), replacements: ofFile.map(replacement)))
            rest = rest.dropFirst(ofFile.count)
        }
        return SARIF.Fix(description: SARIF.Message(description), artifactChanges: changes)
    }

    private func replacement(_ planned: PlannedEdit) -> SARIF.Replacement {
        let range = planned.edit.range
        let start = places.location(range.start, in: planned.path)
        let end = places.location(range.end, in: planned.path)
        let text = planned.edit.replacement
        return SARIF.Replacement(
            deletedRegion: SARIF.Region(
                startLine: start.line, startColumn: start.utf16Column, endLine: end.line, endColumn: end.utf16Column, byteOffset: Int(range.start),
                byteLength: range.count),
            insertedContent: text.isEmpty ? nil : SARIF.Content(text: text, binary: Array(text.utf8).base64))
    }

    private func location(_ path: String, _ location: SourceLocation, id: Int? = nil, message: SARIF.Message? = nil) -> SARIF.Location {
        let region = SARIF.Region(startLine: location.line, startColumn: location.utf16Column)
        return SARIF.Location(id: id, physicalLocation: SARIF.PhysicalLocation(artifactLocation: artifact(path), region: region), message: message)
    }

    private func artifact(_ path: String) -> SARIF.ArtifactLocation {
        SARIF.ArtifactLocation(uri: URIPath.encoded(report.pathPrefix + path), uriBaseId: SARIFReport.base)
    }

    /// Code scanning includes no more places of one result. The heaviest reasons come first.
    private static let noteLimit = 100
    private static let base = "%SRCROOT%"
    private static let fingerprint = "reobserveSymbol/v1"
}

/// The rules, reasons, behaviours and warnings that a report speaks of, each once.
struct SARIFRules {
    let descriptors: [SARIF.Descriptor]
    private let indices: [String: Int]

    init(_ report: Report) {
        let notes = report.findings.lazy.filter { $0.status != .notSelected }.flatMap { $0.reasons + $0.behaviours }
        let codes = Set(notes.map(\.code) + report.warnings.map(\.code.rawValue) + report.todos.prefix(1).map { _ in PlannedTodo.rule } + report.guidance.map(\.rule))
        descriptors = SARIFRules.catalogue(report).filter { $0.id == Finding.rule || codes.contains($0.id) }
        indices = Dictionary(descriptors.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of id: String) -> Int { indices[id] ?? -1 }

    /// All there are, in the order of their weight.
    private static func catalogue(_ report: Report) -> [SARIF.Descriptor] {
        var all = report.rules.filter { $0.id == Finding.rule }.map { rule in
            descriptor(rule.id, "A class is an ObservableObject", rule.rationale, rule.safety, .warning)
        }
        all += Refusal.allCases.map { descriptor($0.rawValue, $0.summary, $0.summary, $0.advice, .note) }
        all += BehaviourCode.allCases.map { descriptor($0.rawValue, $0.summary, $0.summary, "Check the place after the migration.", .note) }
        all.append(
            descriptor(
                PlannedTodo.rule, "A comment of --insert-todos is missing, out of date or without a reason",
                "Places that hold a type back have a comment that says why and what to do", "Run apply --insert-todos.", .note))
        all += report.rules.filter { $0.family == .guidance }.map { descriptor($0.id, $0.summary, $0.rationale, $0.safety, .note) }
        return all + WarningCode.allCases.map { descriptor($0.rawValue, $0.summary, $0.summary, $0.advice, .warning) }
    }

    private static func descriptor(_ id: String, _ short: String, _ full: String, _ help: String, _ level: Finding.Level) -> SARIF.Descriptor {
        SARIF.Descriptor(
            id: id, shortDescription: SARIF.Message(sentence(short)), fullDescription: SARIF.Message(sentence(full)), help: SARIF.Message(sentence(help)),
            defaultConfiguration: SARIF.Configuration(level: level.rawValue))
    }

    /// With a capital letter and a full stop.
    private static func sentence(_ text: String) -> String {
        (text.first.map { $0.uppercased() } ?? "") + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
    }
}

/// Paths in URIs.
enum URIPath {
    /// Each byte but `/` and what is always allowed is written as `%XX`; a colon as well, which could end a scheme.
    static func encoded(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
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
