import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program with a terminal for its stdout: who paints when.
final class TerminalEndToEndTests: XCTestCase {
    /// What the program writes to a terminal; the terminal turns each line feed into CR and LF.
    private func onTerminal(_ project: TemporaryDirectory, _ arguments: [String], environment: [String: String?] = [:])
        throws -> String
    {
        // The C library's functions for pseudo-terminals are not in its module map.
        let script =
            "import os, pty, sys\nos.chdir(sys.argv[1])\nsys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[2:])) > 1)"
        let changes: [String: String?] = ["NO_COLOR": nil, "FORCE_COLOR": nil, "CLICOLOR_FORCE": nil, "TERM": nil]
            .merging(environment) { $1 }
        let program = try BuiltProgram.path()
        let result: ChildProcessResult
        do throws(FileSystemError) {
            result = try ChildProcess.run(
                "python3", ["-c", script, project.path, program] + arguments, environment: changes)
        } catch {
            if error.saysProgramIsMissing { throw XCTSkip("there is no python3") }
            throw error
        }
        XCTAssertEqual(result.exitCode, 0, String(decoding: result.standardError, as: UTF8.self))
        return String(decoding: result.standardOutput, as: UTF8.self)
    }

    func testColorsOnATerminal() throws {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model() + Sample.view())
        let cases: [(arguments: [String], environment: [String: String], isColored: Bool)] = [
            ([], ["TERM": "xterm"], true), ([], ["TERM": "dumb"], false), ([], ["NO_COLOR": "1"], false),
            ([], ["NO_COLOR": ""], true),
            ([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], false), ([], ["TERM": "dumb", "FORCE_COLOR": "1"], true),
            ([], ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true), ([], ["TERM": "dumb", "FORCE_COLOR": "0"], false),
            (["--color=never"], ["FORCE_COLOR": "1"], false), (["--color=always"], ["NO_COLOR": "1"], true),
            (["--list"], ["FORCE_COLOR": "1"], false),
            (["check", "--output", "text"], ["FORCE_COLOR": "1"], false),
        ]
        for (arguments, environment, isColored) in cases {
            let text = try onTerminal(project, arguments + ["-q"], environment: environment)
            XCTAssertFalse(text.isEmpty)
            XCTAssertEqual(text.contains("\u{1B}["), isColored, "\(arguments) \(environment)")
        }
    }

    func testFilesAreNeverColored() throws {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model() + Sample.view())
        _ = try onTerminal(project, ["diff", "--color", "always", "--output", "patch=x.patch"])
        XCTAssertFalse(try project.bytes("x.patch").contains(0x1B))
        XCTAssertFalse(try project.bytes("x.patch").isEmpty)
    }

    func testALongRunSaysHowFarItIs() throws {
        let project = try TemporaryDirectory()
        let lines = String(repeating: "    func step() -> Int { (1 + 2) * 3 }\n", count: 400)
        for number in 0..<150 { try project.write("Step\(number).swift", "struct Step\(number) {\n\(lines)}\n") }
        let shown = try onTerminal(project, ["check"], environment: ["TERM": "xterm", "CI": nil])
        XCTAssertTrue(shown.contains("\rReading: "), shown)
        XCTAssertTrue(shown.contains(" of 150 files\u{1B}[K"), shown)
        let last = try XCTUnwrap(shown.range(of: "\r\u{1B}[K"), "the line is taken away: \(shown)")
        XCTAssertFalse(shown[last.upperBound...].contains("Reading"), shown)
        for (arguments, environment) in [
            (["check"], ["TERM": "xterm", "CI": "1"]), (["check"], ["TERM": "dumb", "CI": nil]),
            (["check", "-q"], ["TERM": "xterm", "CI": nil]),
        ] {
            XCTAssertFalse(
                try onTerminal(project, arguments, environment: environment).contains("Reading"),
                "\(arguments) \(environment)")
        }
        XCTAssertFalse(try project.reobserve("check", environment: ["TERM": "xterm"]).errors.contains("Reading"))
    }
}
