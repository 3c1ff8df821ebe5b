import Reporting
import SourceText
import XCTest

/// `git apply` and `patch` make of our patches what `EditSet.applied` makes of the files.
final class PatchToolTests: XCTestCase {
    private struct Case {
        let path: String
        let random: RandomEdits
    }

    func testGitApplyWritesTheSameBytes() throws {
        let tool = try ExternalTool()
        let cases = (0..<600).map { Case(path: oddPath($0), random: RandomEdits(seed: UInt64(10_000 + $0))) }
        let patch = try tool.writePatch(write(cases, with: tool))
        XCTAssertEqual(try tool.run("git", ["init", "--quiet", "."]).status, 0)

        let check = try tool.run("git", ["apply", "--check", "--whitespace=nowarn", patch])
        XCTAssertEqual(check.status, 0, String(check.text.prefix(2000)))
        let apply = try tool.run("git", ["apply", "--whitespace=nowarn", patch])
        XCTAssertEqual(apply.status, 0, String(apply.text.prefix(2000)))
        try assertApplied(cases, with: tool)
    }

    func testGitApplyReverseRestoresTheFiles() throws {
        let tool = try ExternalTool()
        let cases = (0..<100).map { Case(path: oddPath($0), random: RandomEdits(seed: UInt64(20_000 + $0))) }
        let patch = try tool.writePatch(write(cases, with: tool))
        for one in cases {
            try tool.write(one.random.expected, to: one.path)
        }
        XCTAssertEqual(try tool.run("git", ["init", "--quiet", "."]).status, 0)
        let apply = try tool.run("git", ["apply", "--reverse", "--whitespace=nowarn", patch])
        XCTAssertEqual(apply.status, 0, String(apply.text.prefix(2000)))
        for one in cases {
            XCTAssertEqual(try tool.read(one.path), one.random.bytes, "\(one.path), seed \(one.random.seed)")
        }
    }

    /// Without NUL, which `patch` does not promise to keep.
    func testPatchWritesTheSameBytes() throws {
        let tool = try ExternalTool()
        guard try tool.run("patch", ["--version"]).text.contains("GNU patch") else { throw XCTSkip("not GNU patch") }
        let cases = (0..<80).map { index in
            Case(path: "Sources/A \(index).swift", random: RandomEdits(seed: UInt64(30_000 + index), allowsNul: false))
        }
        let patch = try tool.writePatch(write(cases, with: tool))
        let result = try tool.run("patch", ["-p1", "--batch", "-i", patch])
        XCTAssertEqual(result.status, 0, String(result.text.prefix(2000)))
        XCTAssertFalse(result.text.contains("fuzz") || result.text.contains("offset"), String(result.text.prefix(2000)))
        try assertApplied(cases, with: tool)
    }

    /// Where the smallest diff is obvious, git prints what we print.
    func testGitDiffPrintsTheSamePatch() throws {
        let tool = try ExternalTool()
        let body = (1...20).map { "    line \($0)\($0 % 3 == 0 ? "\r" : "")\n" }.joined()
        let paths = (0..<10).map(oddPath).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        var patch: [UInt8] = []
        var changedFiles: [(path: String, bytes: [UInt8])] = []
        for (index, path) in paths.enumerated() {
            let bytes = Array(
                "import A\n\nfinal class Type\(index): B {  \n\(body)\(index % 2 == 0 ? "}\n" : "}")".utf8)
            let edits = try EditSet(changes(in: bytes, index: index))
            try tool.write(bytes, to: path)
            changedFiles.append((path, edits.applied(to: bytes)))
            patch += UnifiedDiff().render(path: path, bytes: bytes, edits: edits)
        }
        XCTAssertEqual(try tool.run("git", ["init", "--quiet", "."]).status, 0)
        XCTAssertEqual(try tool.run("git", ["-c", "core.autocrlf=false", "add", "."]).status, 0)
        for file in changedFiles {
            try tool.write(file.bytes, to: file.path)
        }
        let diff = try tool.run("git", ["-c", "core.quotePath=true", "diff", "--no-color", "--no-ext-diff"])
        let expected = diff.output.split(separator: 0x0A, omittingEmptySubsequences: false)
            .filter { !$0.starts(with: "index ".utf8) }
            .joined(separator: [0x0A])
        XCTAssertEqual(String(decoding: patch, as: UTF8.self), String(decoding: Array(expected), as: UTF8.self))
    }

    // MARK: Helpers

    private func oddPath(_ index: Int) -> String {
        let names = [
            "A.swift", "with space.swift", "ümlaut é.swift", "quote\".swift", "back\\slash.swift",
            "tab\t.swift", "Dir A/b.swift", "Größe/c.swift", "🙂.swift", "new\nline.swift",
        ]
        return "\(index)-\(names[index % names.count])"
    }

    private func write(_ cases: [Case], with tool: ExternalTool) throws -> [UInt8] {
        var patch: [UInt8] = []
        for one in cases {
            try tool.write(one.random.bytes, to: one.path)
            patch += UnifiedDiff().render(path: one.path, bytes: one.random.bytes, edits: one.random.edits)
        }
        return patch
    }

    private func assertApplied(_ cases: [Case], with tool: ExternalTool, line: UInt = #line) throws {
        for one in cases {
            let written = try tool.read(one.path)
            XCTAssertEqual(written, one.random.expected, "\(one.path), seed \(one.random.seed)", line: line)
        }
    }

    private func changes(in bytes: [UInt8], index: Int) -> [TextEdit] {
        let end = UInt32(bytes.count)
        let lineStart = UInt32(bytes.indices.filter { bytes[$0] == 0x0A }[8] + 1)
        return [
            TextEdit(range: TextRange(lineStart, lineStart + 4), replacement: "\t\(index)"),
            TextEdit(range: TextRange(at: end), replacement: index % 3 == 0 ? "// end" : "// end\n"),
        ]
    }
}
