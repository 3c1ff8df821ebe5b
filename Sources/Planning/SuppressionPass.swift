import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What the comments in the project ask for: fixes that they suppress become refusals, guidance that they suppress is
/// dropped, and comments that are of no use are warnings.
struct SuppressionPass {
    private let project: Project
    private let rules: RuleSet
    private let original: [Diagnostic]
    private let files: ParsedFiles
    private var diagnostics: [Diagnostic]
    /// The positions of the guidance that comments suppress.
    private var suppressed: Set<Int> = []
    /// In the order of files and places.
    private(set) var warnings: [PlanWarning] = []

    /// - Parameters:
    ///   - diagnostics: of all files, before anything was taken away from them, so that no flag makes a comment
    ///     useless.
    ///   - isReported: whether warnings in a file, by its index, are wanted; asked only where there is one.
    init(_ project: Project, _ rules: RuleSet, diagnostics: [Diagnostic], isReported: (Int) -> Bool) {
        self.project = project
        self.rules = rules
        files = ParsedFiles(project)
        original = diagnostics
        self.diagnostics = diagnostics
        let numbers = project.index.files.indices.filter { !project.index.files[$0].directives.isEmpty }
        if numbers.isEmpty { return }
        var positions: [Int: [Int]] = [:]
        for (position, diagnostic) in diagnostics.enumerated() {
            positions[diagnostic.file, default: []].append(position)
        }
        for file in numbers {
            let found = apply(file, positions[file] ?? [])
            // Nothing is certain in a file that could not be understood.
            let problem = project.index.files[file].problem ?? project.analysis(of: file)?.problem
            if problem == nil, !found.isEmpty, isReported(file) { warnings += found }
        }
    }

    /// What rules of the migration found, with a refusal for each fix that a comment suppresses.
    var migration: [Diagnostic] { diagnostics.filter { !$0.isGuidance } }

    /// What guidance rules found and no comment suppresses.
    var guidance: [Diagnostic] {
        diagnostics.indices.filter { diagnostics[$0].isGuidance && !suppressed.contains($0) }.map { diagnostics[$0] }
    }

    private mutating func apply(_ file: Int, _ positions: [Int]) -> [PlanWarning] {
        let analysis = project.analysis(of: file)
        let parsed =
            analysis.map { files.file(of: $0) } ?? (project.options.guidanceRules.isEmpty ? nil : files.file(file))
        let place = parsed.map { FilePlaces($0, analysis) }
        var messages: [(SourceLocation, String)] = []
        for suppression in Suppression.all(in: project.index.files[file]) {
            switch suppression.kind {
            case .keep where project.options.migrates:
                if place?.hasLegacyClass(on: suppression.line) != true {
                    messages.append(
                        (
                            suppression.location,
                            "reobserve:keep has no effect: no ObservableObject class is declared here"
                        ))
                }
            case .ignoreFile where project.options.migrates:
                if !positions.contains(where: { original[$0].asksForEdit || original[$0].isGuidance }) {
                    messages.append(
                        (
                            suppression.location,
                            "reobserve:ignore-file has no effect: nothing in this file would change"
                        ))
                }
            case .ignore(let rules):
                for rule in rules {
                    if let message = ignore(rule.text, suppression.line, place, file, positions) {
                        messages.append((rule.location, message))
                    }
                }
            case .unknown(let message) where project.options.migrates: messages.append((suppression.location, message))
            default: break
            }
        }
        let path = project.index.files[file].path
        return messages.map { PlanWarning(path: path, location: $0.0, code: .unusedSuppression, message: $0.1) }
    }

    /// Suppresses one rule on one line; what is wrong with it, or nil.
    private mutating func ignore(_ name: String, _ line: Int, _ place: FilePlaces?, _ file: Int, _ positions: [Int])
        -> String?
    {
        let found = rules.rule(named: name)
        if found?.family == .guidance { return ignoreGuidance(name, line, place, file, positions) }
        guard project.options.migrates else { return nil }
        guard let rule = found else {
            let known = rules.all.filter { !$0.onlyBlocks }.map(\.id)
            let hint = nearestName(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
            return "unknown rule \(name)\(hint)"
        }
        if rule.onlyBlocks { return "reobserve:ignore[\(name)] has no effect: the rule only blocks types" }
        var isUsed = false
        for position in positions where original[position].rule == name {
            let diagnostic = original[position]
            guard diagnostic.asksForEdit || diagnostic.isRefusal, let place, place.touches(diagnostic, line: line)
            else { continue }
            isUsed = true
            guard diagnostic.asksForEdit else { continue }
            // What is optional is only not made.
            let outcome = diagnostic.isOptional ? Diagnostic.Outcome.fix([], behavior: nil) : .refusal(.suppressed)
            diagnostics[position] = Diagnostic(
                rule: name, file: diagnostic.file, range: place.range(of: diagnostic, on: line),
                message: "a comment suppresses \(name) here",
                types: diagnostic.types, outcome: outcome, standsFor: [diagnostic])
        }
        return isUsed ? nil : "reobserve:ignore[\(name)] has no effect: the rule changes nothing here"
    }

    /// The same for a guidance rule. Nothing is wrong with the name of one that does not run, or where nothing could be
    /// found.
    private mutating func ignoreGuidance(
        _ name: String, _ line: Int, _ place: FilePlaces?, _ file: Int, _ positions: [Int]
    ) -> String? {
        guard project.options.guidanceRules.contains(name), let place else { return nil }
        let met = positions.filter { original[$0].rule == name && place.isAbout(line, original[$0]) }
        suppressed.formUnion(met)
        if !met.isEmpty || Suppression.ignoresFile(project.index.files[file]) { return nil }
        return "reobserve:ignore[\(name)] has no effect: the rule finds nothing here"
    }
}

/// Where in a file the diagnostics and classes are, by lines.
private struct FilePlaces {
    private let analysis: FileAnalysis?
    private let tree: SyntaxTree
    private let lines: LineIndex
    /// The declarations of the file, each up to its first brace.
    private let headers: [TextRange]

    init(_ file: ParsedFile, _ analysis: FileAnalysis?) {
        self.analysis = analysis
        tree = file.tree
        lines = LineIndex(tree.file.bytes)
        var headers: [TextRange] = []
        tree.root.walk { node in
            switch node.kind {
            case .importDeclaration, .variableDeclaration, .functionDeclaration, .initializerDeclaration,
                .subscriptDeclaration:
                headers.append(DeclarationHeader(node).range)
            default: if node.kind.isTypeDeclaration { headers.append(DeclarationHeader(node).range) }
            }
            return true
        }
        self.headers = headers
    }

    func hasLegacyClass(on line: Int) -> Bool {
        (analysis?.references ?? []).contains { reference in
            guard reference.kind == .classDeclaration || reference.kind == .localClass else { return false }
            return DeclarationHeader(reference.node).lines(lines).contains(line)
        }
    }

    /// True where the first lines of what guidance found, up to its first brace, hold a line: a closure is meant where
    /// it starts.
    func isAbout(_ line: Int, _ diagnostic: Diagnostic) -> Bool {
        if number(diagnostic.range.start) == line { return true }
        let startsWithBrace = tree.file.bytes[Int(diagnostic.range.start)] == UInt8(ascii: "{")
        return !startsWithBrace && lines.lines(of: header(diagnostic.range)).contains(line)
    }

    /// True where the diagnostic or one of its edits touches a line, or changes the attributes or keyword of a
    /// declaration that starts on it.
    func touches(_ diagnostic: Diagnostic, line: Int) -> Bool {
        if lines.lines(of: header(diagnostic.range)).contains(line) { return true }
        return diagnostic.edits.contains { edit in
            if lines.lines(of: edit.range).contains(line) { return true }
            return headers.contains {
                $0.start <= edit.range.start && edit.range.start < $0.end && number($0.start) == line
            }
        }
    }

    /// The part of a diagnostic that stands on a line; else its first edit.
    func range(of diagnostic: Diagnostic, on line: Int) -> TextRange {
        if number(diagnostic.range.start) == line { return diagnostic.range }
        let ranges = diagnostic.edits.map(\.range)
        return ranges.first { number($0.start) == line } ?? ranges.first ?? diagnostic.range
    }

    /// The range up to its first opening brace: a class is meant where it starts, not wherever one of its members
    /// stands.
    private func header(_ range: TextRange) -> TextRange {
        DeclarationHeader(range, tree, firstToken: tree.tokens.firstPosition { $0.start >= range.start }).range
    }

    private func number(_ offset: UInt32) -> Int { lines.lineNumber(at: offset) + 1 }
}
