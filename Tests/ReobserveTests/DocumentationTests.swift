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
    private static let firstCommand = "swift run -c release reobserve diff --root Tests/SampleApp"
    private static let testCommand = "swift test --test-product ReobservePackageTests"

    private static let root = PathName.parent(of: PathName.parent(of: PathName.parent(of: #filePath)))

    private func document(_ name: String) throws -> String {
        String(decoding: try FileSystem.readFile(at: PathName.join(DocumentationTests.root, name)), as: UTF8.self)
    }

    // MARK: README

    func testTablesAreThoseOfTheCode() throws {
        try checkTables(
            of: "README.md",
            [
                ("rules", rulesTable()), ("guidance", guidanceTable()), ("subcommands", subcommandsTable()),
                ("flags", HelpText.markdownTable()),
                ("formats", formatsTable()),
                ("reasons", reasonsTable()), ("behaviours", behavioursTable()),
            ])
    }

    func testReadmeNamesEverything() throws {
        let readme = try document("README.md")
        XCTAssertEqual(HelpText.unmentioned(in: readme), [])
        let names =
            RuleCatalogue.rules.map(\.id) + Refusal.allCases.map(\.rawValue) + BehaviourCode.allCases.map(\.rawValue)
            + WarningCode.allCases.map(\.rawValue)
        XCTAssertEqual(names.filter { !readme.contains("`\($0)`") }, [])
        for code in [ExitCode.success, ExitCode.findings, ExitCode.failure] {
            XCTAssert(readme.contains("\n| \(code) | "), "exit code \(code) has no row")
        }
        for comment in ["// reobserve:keep", "// reobserve:ignore[", "// reobserve:ignore-file"] {
            XCTAssert(readme.contains(comment), comment)
        }
    }

    func testReadmeNamesTheReasonsThatGetNoComment() throws {
        let readme = try document("README.md")
        let start = try XCTUnwrap(readme.range(of: "for the codes below but"))
        let end = try XCTUnwrap(readme[start.upperBound...].range(of: ". Types that"))
        let named = readme[start.upperBound..<end.lowerBound].split(separator: "`").map(String.init).filter {
            $0.first?.isLetter == true
        }
        XCTAssertEqual(named, Refusal.allCases.filter { !$0.asksForWorkAtPlace }.map(\.rawValue))
    }

    func testReadmeStartsWithTheDryRun() throws {
        let commands = commandLines(of: try document("README.md"))
        XCTAssertEqual(commands.first, DocumentationTests.firstCommand)
        XCTAssert(commands.contains(DocumentationTests.testCommand))
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

    // MARK: Tables

    private func rulesTable() -> String {
        var table = "| rule | before | after |\n|---|---|---|\n"
        for rule in RuleCatalogue.migration where !rule.before.isEmpty {
            table += "| `\(rule.id)` | \(code(rule.before)) | \(code(rule.after)) |\n"
        }
        table += "\n| rule | what it does |\n|---|---|\n"
        for rule in RuleCatalogue.migration where rule.before.isEmpty {
            table += "| `\(rule.id)` | \(cell(rule.summary)) |\n"
        }
        return table
    }

    private func guidanceTable() -> String {
        var table = "| rule | before | after |\n|---|---|---|\n"
        for rule in RuleCatalogue.guidance where rule.hasFix {
            table += "| `\(rule.id)` | \(code(rule.before)) | \(code(rule.after)) |\n"
        }
        let others = RuleCatalogue.guidance.filter { !$0.hasFix }
        if others.isEmpty { return table }
        table += "\n| rule | what it asks for |\n|---|---|\n"
        for rule in others { table += "| `\(rule.id)` | \(cell(rule.summary)) |\n" }
        return table
    }

    private func subcommandsTable() -> String {
        var table = "| command | what it does |\n|---|---|\n"
        for subcommand in Subcommand.allCases {
            let words = ["reobserve", subcommand.rawValue, subcommand.operands].filter { !$0.isEmpty }
            table += "| `\(words.joined(separator: " "))` | \(cell(subcommand.summary)) |\n"
        }
        return table
    }

    private func formatsTable() -> String {
        "| format | what it is |\n|---|---|\n"
            + ReportFormat.allCases.map { "| `\($0.rawValue)` | \(cell($0.summary)) |\n" }.joined()
    }

    private func reasonsTable() -> String {
        var table = "| code | a type stays because | what to do |\n|---|---|---|\n"
        for refusal in Refusal.allCases {
            table += "| `\(refusal.rawValue)` | \(cell(refusal.summary)) | \(cell(refusal.advice)) |\n"
        }
        return table
    }

    private func behavioursTable() -> String {
        var table = "| code | what may change |\n|---|---|\n"
        for behaviour in BehaviourCode.allCases {
            table += "| `\(behaviour.rawValue)` | \(cell(behaviour.summary)) |\n"
        }
        return table
    }

    private func code(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            let indentation = line.prefix { $0 == " " }
            return String(repeating: "&nbsp;", count: indentation.count) + "`"
                + cell(String(line.dropFirst(indentation.count))) + "`"
        }.joined(separator: "<br>")
    }

    private func cell(_ text: String) -> String { replacing("|", with: "\\|", in: text) }

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

    private func replacing(_ old: Character, with new: String, in text: String) -> String {
        text.map { $0 == old ? new : String($0) }.joined()
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
