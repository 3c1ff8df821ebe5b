import Reporting
import RuleContract
import Rules
import XCTest

@testable import SystemAccess
@testable import reobserve

/// What the documents say is what the program does.
///
/// Tables that the code can tell stand between `<!-- name -->` and `<!-- /name -->`.
/// `UPDATE_DOCS=1 swift test --filter DocumentationTests` rewrites those that differ and fails, so that a rewriting run
/// can't go green.
final class DocumentationTests: XCTestCase {
    private static let firstCommand = "swift run reobserve diff --root Tests/SampleApp"
    private static let testCommand = "swift test --test-product ReobservePackageTests"

    private static let root = PathName.parent(of: PathName.parent(of: PathName.parent(of: #filePath)))

    private func document(_ name: String) throws -> String {
        String(decoding: try FileSystem.readFile(at: PathName.join(DocumentationTests.root, name)), as: UTF8.self)
    }

    // MARK: README

    func testReadmeIsAFrontPage() throws {
        let lines = try document("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertLessThanOrEqual(lines.count, 201, "200 lines and the end")
    }

    func testReadmeStartsWithTheDryRun() throws {
        let commands = commandLines(of: try document("README.md"))
        XCTAssertEqual(commands.first, DocumentationTests.firstCommand)
        XCTAssert(commands.contains(DocumentationTests.testCommand))
    }

    func testReadmeShowsWhatTheFirstCommandPrints() throws {
        let program = try BuiltProgram.path()
        let arguments = Array(DocumentationTests.firstCommand.split(separator: " ").dropFirst(3).map(String.init))
        let shell = ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", DocumentationTests.root, program]
        let result = try ChildProcess.run("sh", shell + arguments)
        let summary = "```\n" + String(decoding: result.standardError, as: UTF8.self) + "```\n"
        try checkTables(of: "README.md", [("summary", summary), ("subcommands", subcommandsTable())])
    }

    func testContinuousIntegrationRunsTheCommandsOfTheReadme() throws {
        let lines = try document(".ci/run").split(separator: "\n").map { $0.drop { $0 == " " } }
        XCTAssert(lines.contains { $0 == DocumentationTests.testCommand }, DocumentationTests.testCommand)
        XCTAssert(
            lines.contains { $0.hasPrefix(DocumentationTests.firstCommand + " ") }, DocumentationTests.firstCommand)
        XCTAssertNotEqual(
            try FileSystem.status(of: PathName.join(DocumentationTests.root, ".ci/run")).permissions & 0o100, 0,
            "is not executable")
    }

    // MARK: Pages of the program

    func testReferenceIsWrittenByTheProgram() throws { try check("REFERENCE.md", ReferenceDocument.render()) }

    func testRulesAreWrittenByTheProgram() throws {
        try check("RULES.md", String(decoding: RulesFormat.markdown.render(RuleCatalogue.rules), as: UTF8.self))
    }

    func testReferenceNamesEverything() throws {
        let reference = try document("REFERENCE.md")
        XCTAssertEqual(HelpText.unmentioned(in: reference), [])
        let names =
            Refusal.allCases.map(\.rawValue) + BehaviorCode.allCases.map(\.rawValue)
            + WarningCode.allCases.map(\.rawValue)
        XCTAssertEqual(names.filter { !reference.contains("| `\($0)` | ") }, [])
        for code in [ExitCode.success, ExitCode.findings, ExitCode.failure] {
            XCTAssert(reference.contains("\n| \(code) | "), "exit code \(code) has no row")
        }
        let rules = try document("RULES.md")
        XCTAssertEqual(RuleCatalogue.rules.map(\.id).filter { !rules.contains("\n### `\($0)`\n") }, [])
    }

    // MARK: Guide

    func testGuideNamesTheComments() throws {
        let guide = try document("GUIDE.md")
        for comment in ["// reobserve:keep", "// reobserve:ignore-file", "ignore[rule"] {
            XCTAssert(guide.contains(comment), comment)
        }
    }

    func testGuideNamesTheReasonsThatGetNoComment() throws {
        let guide = try document("GUIDE.md")
        let start = try XCTUnwrap(guide.range(of: "for all reasons except"))
        let end = try XCTUnwrap(guide[start.upperBound...].range(of: ". Types that"))
        let named = guide[start.upperBound..<end.lowerBound].split(separator: "`").map(String.init).filter {
            $0.first?.isLetter == true && !$0.hasPrefix("and")
        }
        XCTAssertEqual(named, Refusal.allCases.filter { !$0.asksForWorkAtPlace }.map(\.rawValue))
    }

    func testFlagsInTheTextsAreFlags() throws {
        let known = Set(Flag.all.map(\.name))
        for name in ["README.md", "GUIDE.md"] {
            let text = try document(name)
            let flags = text.split(whereSeparator: { " `\n()|".contains($0) }).filter { $0.hasPrefix("--") }
            let names = flags.map { $0.dropFirst(2).prefix { $0.isLetter || $0 == "-" } }
                .filter { $0.contains(where: \.isLetter) }
            // Of swift, git and tar.
            let others: Set = ["product", "test-product", "git", "strip-components"]
            XCTAssertEqual(names.map(String.init).filter { !known.contains($0) && !others.contains($0) }, [], name)
        }
    }

    func testLinksLeadSomewhere() throws {
        for name in ["README.md", "GUIDE.md", "REFERENCE.md", "RULES.md"] {
            let text = try document(name)
            for link in text.components(separatedBy: "](").dropFirst() {
                let target = String(link.prefix { $0 != ")" })
                if target.hasPrefix("http") || target.isEmpty { continue }
                let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
                    String.init)
                let page = parts[0].isEmpty ? name : parts[0]
                let path = PathName.join(DocumentationTests.root, page)
                guard FileSystem.kind(of: path) != nil else {
                    XCTFail("\(name): \(target) does not exist")
                    continue
                }
                guard parts.count == 2 else { continue }
                XCTAssert(anchors(of: try document(page)).contains(parts[1]), "\(name): \(target) is not a heading")
            }
        }
    }

    // MARK: Tables

    private func subcommandsTable() -> String {
        var table = "| command | what it does |\n|---|---|\n"
        for subcommand in Subcommand.allCases where subcommand != .debug {
            table += "| `reobserve \(subcommand.rawValue)` | \(subcommand.summary) |\n"
        }
        return table
    }

    /// What links to the headings are called.
    private func anchors(of document: String) -> Set<String> {
        let headings = document.split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            headings.map { heading in
                heading.drop { $0 == "#" || $0 == " " }.lowercased()
                    .map { $0 == " " ? "-" : String($0) }.joined()
                    .filter { $0.isLetter || $0.isNumber || $0 == "-" }
            })
    }

    private func check(_ name: String, _ text: String) throws {
        let path = PathName.join(DocumentationTests.root, name)
        if FileSystem.kind(of: path) != nil, try document(name) == text { return }
        XCTFail("\(name) is not what the program writes; UPDATE_DOCS=1 rewrites it")
        guard Terminal.environmentVariable("UPDATE_DOCS") == "1" else { return }
        try FileSystem.writeAtomically(Array(text.utf8), to: path)
    }

    // MARK: Text

    /// The lines of the code blocks marked as `sh`.
    private func commandLines(of document: String) -> [String] {
        var commands: [String] = []
        var isShell = false
        for line in document.split(separator: "\n") {
            if line.hasPrefix("```") { isShell = line == "```sh" } else if isShell { commands.append(String(line)) }
        }
        return commands
    }

    private func checkTables(of name: String, _ tables: [(marker: String, text: String)]) throws {
        let original = try document(name)
        var text = original
        for (marker, table) in tables {
            let start = "<!-- \(marker) -->\n"
            let end = "<!-- /\(marker) -->"
            let parts = text.components(between: start, and: end)
            guard let parts else {
                XCTFail("\(name) has no \(start)…\(end)")
                continue
            }
            if parts.inside != table {
                XCTFail("\(name): the table “\(marker)” is not that of the code; UPDATE_DOCS=1 rewrites it")
            }
            text = parts.before + start + table + end + parts.after
        }
        if text != original, Terminal.environmentVariable("UPDATE_DOCS") == "1" {
            try FileSystem.writeAtomically(Array(text.utf8), to: PathName.join(DocumentationTests.root, name))
        }
    }
}

extension String {
    /// The text before a start mark, between it and an end mark, and behind that.
    fileprivate func components(between start: String, and end: String) -> (
        before: String, inside: String, after: String
    )? {
        guard let first = offset(of: start, from: 0), let last = offset(of: end, from: first + start.utf8.count) else {
            return nil
        }
        let bytes = Array(utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let inside = (first + start.utf8.count)..<last
        return (text(0..<first), text(inside), text((last + end.utf8.count)..<bytes.count))
    }

    private func offset(of other: String, from start: Int) -> Int? {
        let bytes = Array(utf8)
        let searched = Array(other.utf8)
        guard bytes.count - searched.count >= start else { return nil }
        return (start...(bytes.count - searched.count)).first { bytes[$0...].starts(with: searched) }
    }
}
