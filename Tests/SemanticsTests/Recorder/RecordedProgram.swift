import Foundation
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A program whose code is recorded, and what its summaries say of it.
final class RecordedProgram {
    let name: String
    private let files: [String: String]
    private let semantics: Semantics
    private var codes: [(code: RecordedCode, analysis: FileAnalysis)] = []
    private var rewritten: [String: String] = ["recorder.swift": Recorder.support]
    private var reached: [Int: Reach] = [:]

    private struct Reach {
        var summary: Summary
        var places: Set<SyntaxNode> = []
        var unseen: Set<MemberReference> = []
        /// True where it may run anything.
        var isUnknown = false
    }

    /// Nil where the files are no project.
    init?(name: String, files: [String: String]) {
        guard let project = MarkedProject.project(of: files.mapValues { Array($0.utf8) }) else { return nil }
        self.name = name
        self.files = files
        semantics = Semantics(project)
        rewrite()
    }

    private func rewrite() {
        var recorder = Recorder()
        for analysis in semantics.project.analyses {
            let tree = semantics.tree(of: analysis)
            let first = recorder.codes.count
            let text = recorder.rewrite(tree) { [semantics] node in
                let type = analysis.enclosingType(of: node.child(.memberBlock) ?? node)
                return type.map { semantics.project.legacy.classes[$0] != nil } ?? false
            }
            rewritten[tree.file.path] = text
            for number in first..<recorder.codes.count {
                codes.append((recorder.codes[number], analysis))
            }
        }
        for (path, text) in files where rewritten[path] == nil { rewritten[path] = text }
    }

    /// Writes what is to be compiled and run.
    func write(to directory: URL, steps: String) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for (path, text) in rewritten {
            try text.write(to: directory.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        try steps.write(to: directory.appendingPathComponent("steps.txt"), atomically: true, encoding: .utf8)
    }

    // MARK: Comparison

    struct Outcome {
        /// What happened though no summary holds it.
        var exceptions: [String] = []
        /// Pairs of code and what happened within it.
        var happened = 0
        /// Pairs of code and a property that its summary holds, though it may run anything.
        var known = 0
        var neverHappened = 0
        var unknownCodes = 0
        var ranCodes = 0
    }

    func compare(_ recording: String) -> Outcome {
        var outcome = Outcome()
        var touchedByCode: [Int: Set<PropertyKey>] = [:]
        var ran: Set<Int> = []
        for line in recording.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 3 else { continue }
            if parts[0] == "run", let inner = Int(parts[2]) { ran.insert(inner) }
            let outer = parts[1].split(separator: ",").compactMap { Int($0) }
            guard !outer.isEmpty else { continue }
            outcome.happened += 1
            if parts[0] == "run" {
                guard let inner = Int(parts[2]), !outer.contains(where: { holds($0, inner) }) else { continue }
                outcome.exceptions.append("\(describe(outer)) runs \(describe([inner]))")
                continue
            }
            let keys = properties(parts[2])
            for code in outer { touchedByCode[code, default: []].formUnion(keys) }
            if !outer.contains(where: { touches($0, keys, parts[0] == "write") }) {
                outcome.exceptions.append("\(describe(outer)) \(parts[0])s \(parts[2])")
            }
        }
        measure(&outcome, ran, touchedByCode)
        return outcome
    }

    private func measure(_ outcome: inout Outcome, _ ran: Set<Int>, _ touched: [Int: Set<PropertyKey>]) {
        let all = semantics.project.legacy.publishedProperties.flatMap { name, owners in
            owners.map { PropertyKey(owner: $0, name: name) }
        }
        outcome.ranCodes = ran.count
        for code in ran {
            let reach = reach(of: code)
            if reach.isUnknown {
                outcome.unknownCodes += 1
                continue
            }
            for property in all where semantics.summaries.mayTouch(property, reach.summary) {
                outcome.known += 1
                if !(touched[code]?.contains(property) ?? false) { outcome.neverHappened += 1 }
            }
        }
    }

    private func properties(_ path: Substring) -> [PropertyKey] {
        // `Store<Int>.value`
        let parts = path.split(separator: ".").map { String($0.prefix { $0 != "<" }) }
        guard parts.count == 2, let name = semantics.name(parts[1]) else { return [] }
        return semantics.index.types.indices.filter { semantics.index.text(semantics.index.types[$0].name) == parts[0] }
            .map { PropertyKey(owner: $0, name: name) }
    }

    private func touches(_ outer: Int, _ properties: [PropertyKey], _ isWritten: Bool) -> Bool {
        let (summaries, summary) = (semantics.summaries, reach(of: outer).summary)
        return properties.contains { isWritten ? summaries.mayChange($0, summary) : summaries.mayTouch($0, summary) }
    }

    private func holds(_ outer: Int, _ inner: Int) -> Bool {
        let reach = reach(of: outer)
        if reach.isUnknown || !reach.places.isDisjoint(with: codes[inner].code.names) { return true }
        return reach.unseen.contains { member in
            semantics.node(of: member).map { codes[inner].code.names.contains($0.node) } ?? false
        }
    }

    private func reach(of number: Int) -> Reach {
        if let known = reached[number] { return known }
        let (code, analysis) = codes[number]
        let body = ClassCode.Body(node: code.node, analysis: analysis)
        var reach = Reach(summary: semantics.summaries.summary(of: body))
        _ = semantics.summaries.anything(in: reach.summary) { summary in
            reach.places.formUnion(summary.runs.map(\.node))
            reach.unseen.formUnion(summary.unseen)
            if summary.unknown != nil { reach.isUnknown = true }
            return false
        }
        reached[number] = reach
        return reach
    }

    private func describe(_ numbers: [Int]) -> String {
        let texts = numbers.map { number in
            let (code, analysis) = codes[number]
            let tree = semantics.tree(of: analysis)
            let line = tree.file.bytes[..<Int(code.node.range.start)].filter { $0 == UInt8(ascii: "\n") }.count + 1
            return "\(tree.file.path):\(line) \(code.node.text.prefix(60).replacingOccurrences(of: "\n", with: " "))"
        }
        return texts.joined(separator: " < ")
    }
}
