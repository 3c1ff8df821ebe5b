import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// The page is read by the programs that show it, where those are at hand.
final class ManualPageTests: XCTestCase {
    private let page = ManualPage.render()

    func testHelpPrintsThePage() throws {
        XCTAssertEqual(try TemporaryDirectory().reobserve("help", "--output", "man").text, page)
    }

    func testEverythingIsOnThePage() {
        let plain = page.replacingOccurrences(of: "\\-", with: "-")
        for flag in Flag.all { XCTAssert(plain.contains("\\fB--\(flag.name)\\fR"), flag.name) }
        for subcommand in Subcommand.allCases {
            XCTAssert(plain.contains(".TP\n\\fB\(subcommand.rawValue)\\fR"), subcommand.rawValue)
        }
        XCTAssert(plain.contains("\"reobserve \(Program.version)\""))
        XCTAssert(plain.contains(".TP\n\\fB2\\fR\nThe command could not do its job: "))
    }

    func testNothingIsTakenForARequest() {
        XCTAssert(page.allSatisfy { $0.isASCII })
        let requests: Set<Substring> = [".TH", ".SH", ".TP", ".PP", ".RS", ".RE"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            XCTAssert(requests.contains(line.prefix { $0 != " " }), String(line))
        }
        let escapes = #/\\(?:f[BIR]|-|e|&|\((?:aq|ga|ha|ti)|\[u[0-9A-F]{4,}\])/#
        XCTAssertFalse(page.replacing(escapes, with: "").contains("\\"))
    }

    func testGroffTakesThePage() throws {
        let groff = try run("groff", ["-man", "-Tutf8", "-ww", "-P-cbou"])
        XCTAssertEqual(groff.messages, [])
        let words = groff.text.split { $0 == " " || $0 == "\n" }
        for flag in ["--verify", "--fail-on", "-q,"] { XCTAssert(words.contains(Substring(flag)), flag) }
        XCTAssert(groff.text.contains("“reobserve undo”"))
    }

    func testMandocTakesThePage() throws {
        let findings = try run("mandoc", ["-T", "lint", "-W", "style"]).text.split(separator: "\n")
        // A release fills the date in.
        XCTAssertEqual(findings.filter { !$0.contains("missing date") }, [])
    }

    /// What a program says of the page.
    private func run(_ program: String, _ arguments: [String]) throws -> (text: String, messages: [Substring]) {
        let directory = try TemporaryDirectory()
        try directory.write("reobserve.1", page)
        do throws(FileSystemError) {
            let result = try ChildProcess.run(program, arguments + [directory.path("reobserve.1")])
            return (
                String(decoding: result.standardOutput, as: UTF8.self),
                String(decoding: result.standardError, as: UTF8.self).split(separator: "\n")
            )
        } catch {
            if error.saysProgramIsMissing { throw XCTSkip("there is no \(program)") }
            throw error
        }
    }
}
