import Foundation
import SourceText
import Syntax

/// What must hold for every case beyond its own files. Each function returns what went wrong, or nil.
public enum GoldenProperties {
    public static let all: [(name: String, check: @Sendable (GoldenCase) throws -> String?)] = [
        ("a second run plans nothing", idempotent),
        ("a second run with --insert-todos plans nothing, and comments are all that it adds", commented),
        ("suppressed files stay", suppressed),
        ("CRLF twin", carriageReturns),
        ("shebang and emoji before", prefixed),
        ("nothing happens in comments and strings", quoted),
        ("file order does not matter", shuffled),
        ("threads do not matter", threaded),
        ("tokens are the file", roundTrip),
    ]

    static func idempotent(_ golden: GoldenCase) throws -> String? {
        let files = golden.before.map { SourceFile(path: $0.path, bytes: golden.expected($0)) }
        return difference(
            try GoldenRun(golden, files: files).result,
            Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
    }

    static func commented(_ golden: GoldenCase) throws -> String? {
        let run = try GoldenRun(golden, insertsTodos: true)
        let files = golden.before.map { SourceFile(path: $0.path, bytes: run.result[$0.path] ?? []) }
        let second = difference(try GoldenRun(golden, files: files, insertsTodos: true).result, run.result)
        guard second == nil,
            !golden.before.contains(where: { String(decoding: $0.bytes, as: UTF8.self).contains("TODO: reobserve") })
        else { return second }
        let withoutComments = run.result.mapValues { bytes in
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            return Array(
                lines.filter { !$0.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "// TODO: reobserve[".utf8) }.joined(
                    separator: [0x0A]))
        }
        let expected =
            golden.flags.contains("--insert-todos")
            ? golden.before.map { ($0.path, withoutComments[$0.path] ?? []) }
            : golden.before.map { ($0.path, golden.expected($0)) }
        return difference(withoutComments, Dictionary(uniqueKeysWithValues: expected))
    }

    static func suppressed(_ golden: GoldenCase) throws -> String? {
        try transformed(golden, expectChange: false) { Array("// reobserve:ignore-file\n".utf8) + $0 }
    }

    static func carriageReturns(_ golden: GoldenCase) throws -> String? {
        guard !golden.before.contains(where: { $0.bytes.contains(0x0D) }) else { return nil }
        return try transformed(golden, expectChange: true) { $0.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
    }

    static func prefixed(_ golden: GoldenCase) throws -> String? {
        try transformed(golden, expectChange: true) { Array("#!/usr/bin/env swift\n// 🎛️ ÄÖÜ\n".utf8) + $0 }
    }

    static func quoted(_ golden: GoldenCase) throws -> String? {
        let comment = try transformed(golden, expectChange: false) {
            Array("/* ".utf8) + without($0, "*/", "/*") + Array(" */\nlet a = 1\n".utf8)
        }
        if let comment { return "in a comment: " + comment }
        return try transformed(golden, expectChange: false) {
            Array("let text = ####\"\"\"\n".utf8) + $0 + Array("\n\"\"\"####\n".utf8)
        }
    }

    static func shuffled(_ golden: GoldenCase) throws -> String? {
        guard golden.before.count > 1 else { return nil }
        let run = try GoldenRun(golden, files: golden.before.reversed())
        return difference(
            run.result, Dictionary(uniqueKeysWithValues: golden.before.map { ($0.path, golden.expected($0)) }))
    }

    static func threaded(_ golden: GoldenCase) throws -> String? {
        let serial = try GoldenRun(golden)
        for threads in [1, 8] {
            let run = try GoldenRun(golden, threads: threads)
            if run.patch != serial.patch || run.diagnosticText != serial.diagnosticText {
                return "\(threads) threads give something else"
            }
        }
        return nil
    }

    static func roundTrip(_ golden: GoldenCase) throws -> String? {
        var names = NameTable()
        for file in golden.before {
            let tokens = Lexer.tokenize(file.bytes, names: &names).tokens
            var joined: [UInt8] = []
            var end = 0
            for token in tokens {
                guard Int(token.start) >= end, Int(token.end) <= file.bytes.count else {
                    return "token at \(token.start) is out of order"
                }
                joined += file.bytes[end..<Int(token.start)] + file.bytes[Int(token.start)..<Int(token.end)]
                end = Int(token.end)
            }
            if joined != file.bytes { return "\(file.path) is not its tokens" }
        }
        return nil
    }

    // MARK: Helpers

    /// Runs on changed files; the result must be the changed `after`, or the changed `before`.
    private static func transformed(_ golden: GoldenCase, expectChange: Bool, _ transform: ([UInt8]) -> [UInt8]) throws
        -> String?
    {
        let files = golden.before.map { SourceFile(path: $0.path, bytes: transform($0.bytes)) }
        let expected = golden.before.map { ($0.path, transform(expectChange ? golden.expected($0) : $0.bytes)) }
        return difference(try GoldenRun(golden, files: files).result, Dictionary(uniqueKeysWithValues: expected))
    }

    private static func without(_ bytes: [UInt8], _ first: String, _ second: String) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        return Array(text.replacingOccurrences(of: first, with: "  ").replacingOccurrences(of: second, with: "  ").utf8)
    }

    /// The first line that differs, with both sides.
    public static func difference(_ actual: [String: [UInt8]], _ expected: [String: [UInt8]]) -> String? {
        for path in expected.keys.sorted() where actual[path] != expected[path] {
            let left = String(decoding: actual[path] ?? [], as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            let right = String(decoding: expected[path] ?? [], as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            for line in 0..<max(left.count, right.count) {
                let actualLine = line < left.count ? String(left[line]) : "<end of file>"
                let expectedLine = line < right.count ? String(right[line]) : "<end of file>"
                if actualLine != expectedLine {
                    return "\(path):\(line + 1): got |\(actualLine)| expected |\(expectedLine)|"
                }
            }
            return "\(path): differs"
        }
        return nil
    }
}
