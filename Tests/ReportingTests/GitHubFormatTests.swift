import Foundation
import SourceText
import XCTest

@testable import Reporting

final class GitHubFormatTests: XCTestCase {
    func testOneAnnotationForEachOpenType() throws {
        var report = Sample.run(prefix: "a,b:c/").report
        let known = try XCTUnwrap(report.findings.firstIndex { $0.status == .blocked })
        report.findings[known].isKnown = true
        for index in report.findings.indices where report.findings[index].status == .pending {
            report.findings[index].fails = true
        }
        let commands = try parse(report)
        let open = report.findings.filter { !$0.isKnown && $0.status != .kept }
        let ofTypes = commands.filter { $0.properties["title"] == Finding.rule }
        XCTAssertEqual(Set(ofTypes.map(\.message)), Set(open.map(\.message)))
        XCTAssertEqual(ofTypes.count, open.count)
        for finding in open {
            let command = try XCTUnwrap(
                ofTypes.first { $0.message == finding.message && $0.properties["file"] == "a,b:c/" + finding.path })
            XCTAssertEqual(command.properties["line"], "\(finding.location.line)")
            XCTAssertEqual(command.properties["col"], "\(finding.location.utf16Column)")
            XCTAssertEqual(command.level, finding.fails ? "error" : finding.status == .assisted ? "notice" : "warning")
        }
        let problem = try XCTUnwrap(report.problems.first)
        XCTAssertTrue(
            commands.contains {
                $0.properties["file"] == "a,b:c/" + problem.path && $0.message == problem.message && $0.level == "error"
            })
        XCTAssertTrue(commands.contains { $0.message == report.warnings.first?.message && $0.level == "warning" })
    }

    func testAtMostTenOfALevel() throws {
        for count in [9, 10, 11, 35] {
            var report = manyTypes(count)
            for index in report.findings.indices where index % 2 == 0 { report.findings[index].fails = true }
            let commands = try parse(report)
            for level in ["error", "warning"] {
                let wanted = report.findings.filter { $0.fails == (level == "error") }
                let got = commands.filter { $0.level == level }
                XCTAssertEqual(got.count, min(wanted.count, 10))
                let shown = got.filter { $0.properties["file"] != nil }.count
                XCTAssertEqual(shown, wanted.count > 10 ? 9 : wanted.count)
                guard wanted.count > 10 else { continue }
                XCTAssertTrue(
                    got.last?.message.hasPrefix("\(wanted.count - shown) more ") ?? false, got.last?.message ?? "")
            }
        }
    }

    // MARK: Step summary

    func testSummaryHoldsEveryOpenType() {
        let report = Sample.run(prefix: "sub/").report
        let rows = self.rows(GitHubSummary.render(report))
        for finding in report.findings where finding.isOpen {
            XCTAssertTrue(
                rows.contains([
                    finding.symbol, "sub/\(finding.path.singleLine):\(finding.location.line)", finding.message,
                ]), finding.symbol)
        }
        for problem in report.problems {
            XCTAssertTrue(rows.contains([Report.problemCode, "sub/" + problem.path.singleLine, problem.message]))
        }
        XCTAssertFalse(rows.contains { $0.first == "Kept" })
        XCTAssertTrue(rows.contains(["can migrate now", "\(report.count(.pending))"]))
        XCTAssertTrue(rows.contains(["kept on purpose", "\(report.count(.kept))"]))
    }

    func testSummaryStaysWithinItsLimitAndSaysWhatIsLeftOut() throws {
        let report = manyTypes(400)
        let whole = GitHubSummary.render(report)
        for limit in [whole.count + 400, whole.count, whole.count - 1, 9000, 2000, 800, 750, 700, 100, 0] {
            let bytes = GitHubSummary.render(report, byteLimit: limit)
            XCTAssertLessThanOrEqual(bytes.count, limit)
            XCTAssertEqual(bytes.isEmpty, limit < 200, "\(limit)")
            if bytes.isEmpty { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            let shown = rows(bytes).filter { $0.count == 3 && $0[0].hasPrefix("Model") }.count
            if shown == report.findings.count {
                XCTAssertEqual(bytes, whole)
            } else {
                XCTAssertTrue(text.contains("**\(report.findings.count - shown) more** "), "\(limit)")
                XCTAssertTrue(text.hasSuffix("step.\n"))
            }
        }
        XCTAssertLessThan(GitHubSummary.byteLimit, 1 << 20)
        XCTAssertLessThan(GitHubSummary.render(report, byteLimit: 9000).count, whole.count)
    }

    func testMarkdownComesBack() {
        let odd = "a|b*c_d`e`<script>[x](y) #1 $a$ \\ ~~z~~ @Observable 🙂 100% & !{}"
        let escaped = Markdown.escaped(odd)
        XCTAssertEqual(unescaped(escaped), odd)
        // Every character that starts something in Markdown stands behind a backslash.
        var isEscaped = false
        for character in escaped {
            if !isEscaped, "|*_`<>[]$~@#&".contains(character) { XCTFail("\(character) is not escaped") }
            isEscaped = character == "\\" && !isEscaped
        }
        XCTAssertFalse(Markdown.escaped("a\nb\r\u{2028}c\u{7}").contains { $0.isNewline })
    }

    // MARK: Helpers

    private struct Command {
        let level: String
        let properties: [String: String]
        let message: String
    }

    /// Reads the commands as the runner does: split first, unescape then.
    private func parse(_ report: Report) throws -> [Command] {
        let text = String(decoding: ReportFormat.github.render(report), as: UTF8.self)
        return try text.components(separatedBy: "\n").dropLast().map { line in
            XCTAssertTrue(line.hasPrefix("::"), line)
            let parts = line.dropFirst(2).components(separatedBy: "::")
            let head = try XCTUnwrap(parts.first)
            let space = try XCTUnwrap(head.firstIndex(of: " "))
            var properties: [String: String] = [:]
            for property in head[head.index(after: space)...].components(separatedBy: ",") {
                let pair = property.components(separatedBy: "=")
                properties[try XCTUnwrap(pair.first)] = try XCTUnwrap(
                    pair.dropFirst().joined(separator: "=").removingPercentEncoding)
            }
            let message = try XCTUnwrap(parts.dropFirst().joined(separator: "::").removingPercentEncoding)
            return Command(level: String(head[..<space]), properties: properties, message: message)
        }
    }

    private func manyTypes(_ count: Int) -> Report {
        var text = "import SwiftUI\n\n"
        for number in 0..<count { text += Sample.model("Model\(number)") + Sample.view(of: "Model\(number)") }
        return SampleRun(["All.swift": text]).report
    }

    /// The cells of all rows of tables, as they are shown.
    private func rows(_ bytes: [UInt8]) -> [[String]] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.map { line in
            var cells: [String] = [""]
            var isEscaped = false
            for character in line.dropFirst() {
                if character == "|", !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
                isEscaped = character == "\\" && !isEscaped
            }
            return cells.dropLast().map { unescaped($0.trimmingCharacters(in: .whitespaces)) }
        }
    }

    private func unescaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(scalar)
                isEscaped = false
            }
        }
        return String(result)
    }
}
