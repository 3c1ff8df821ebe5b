import Foundation
import Reporting
import SystemAccess
import Threads
import XCTest

@testable import reobserve

/// Runs the real program on files whose names would steer a terminal or a log; no output obeys them.
final class EscapedOutputEndToEndTests: XCTestCase {
    /// Lines of their own, sequences for terminals in both forms, marks of direction, commands of several build
    /// systems, separators of formats.
    private static let names = [
        "a\n::error::pwned", "\u{1B}[2J\u{1B}]0;pwned\u{07}", "c1\u{9B}2J", "cr\r::warning::pwned",
        "bidi\u{202E}txt\u{2066}", "ls\u{2028}ps\u{2029}nel\u{85}",
        "::error file=x,line=1::pwned", "  ::stop-commands::pwned", "##[error]pwned",
        "x##vso[task.setvariable variable=a]pwned", "##teamcity[pwned]",
        "%0A::error::pwned", "b\u{08}\u{08}\u{7F}", "\u{FEFF}mark", "quote\"'<b>&amp;|`$(x)\\", "tab\there", "é ü 🧨",
        "-rf", "[x](y)", "~",
    ]

    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory(inMemory: true)
        for (number, name) in Self.names.enumerated() {
            let folder = number.isMultiple(of: 2) ? name + "/" : ""
            try project.write(
                "\(folder)\(name)\(number).swift",
                Sample.model("Model\(number)") + Sample.view("Screen\(number)", of: "Model\(number)"))
            try project.write(
                "\(folder)\(name)stays.swift", Sample.model("Kept\(number)") + Sample.publisherUse(of: "Kept\(number)"))
            try project.write("\(folder)\(name)broken.swift", "func f(_ kept: Kept\(number)) { let y = )]\n")
            try project.write("\(folder)\(name)useless.swift", "// reobserve:keep\nlet x\(number) = 1\n")
        }
        try project.write("\u{1B}[2JApp.xcodeproj/project.pbxproj", "x")
        try project.write("CODEOWNERS", "* @a\u{1B}[2J @b\u{202E}\n")
        try project.write(
            "Package.swift",
            #"// swift-tools-version: 5.9\#nimport PackageDescription\#nlet package = Package(name: "a\n::error::pwned\u{1b}[2J", targets: [.target(name: "x\u{1b}[2J\n::error::pwned", path: ".")])"#
        )
        return project
    }

    /// - Parameter isMachineReadable: a format with rules of its own for names; what counts there is that no byte is
    ///   obeyed.
    private func assertHarmless(
        _ bytes: [UInt8], _ what: String, isMachineReadable: Bool = false, allowedStart: String? = nil,
        line: UInt = #line
    ) {
        let text = String(decoding: bytes, as: UTF8.self)
        let bad = text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x0A, 0x09: false
            case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
            default: false
            }
        }
        XCTAssertNil(bad, "\(what): \(bad.map { String($0.value, radix: 16) } ?? "")", line: line)
        for part in text.split(separator: "\n") {
            let start = part.drop { $0 == " " || $0 == "\t" }
            if let allowedStart, start.hasPrefix(allowedStart) { continue }
            XCTAssertFalse(start.hasPrefix("::"), "\(what): \(part)", line: line)
            XCTAssertFalse(start.hasPrefix("pwned"), "\(what): \(part)", line: line)
            guard !isMachineReadable else { continue }
            for mark in ["##[", "##vso[", "##teamcity["] {
                XCTAssertFalse(part.contains(mark), "\(what): \(part)", line: line)
            }
        }
    }

    func testSubcommandsForPeople() throws {
        let project = try makeProject()
        let commands = [
            "diff --output text", "diff -v --output text", "diff --list", "diff --statistics",
            "diff --select guidance,migration -v --output text",
            "check", "check -v", "check --output xcode", "check --fail-on blocked", "report", "report -v",
            "report --output markdown", "plan", "plan --split-by module",
            "plan --split-by owner", "doctor", "doctor -v", "why Model0", "why Kept0", "why Kept1 -v", "baseline write",
            "baseline update", "apply --verify false -v",
            "apply", "apply --list", "undo", "undo", "diff --color always --output text", "report --color never",
        ]
        for command in commands {
            let result = try project.reobserve(command)
            XCTAssertGreaterThanOrEqual(result.output.count + result.errors.utf8.count, 20, command)
            assertHarmless(Array(result.errors.utf8), command + " (stderr)")
            if command.contains("--color always") { continue }
            assertHarmless(result.output, command)
        }
    }

    func testFormatsForMachines() throws {
        let project = try makeProject()
        for format in ["json", "jsonl", "sarif", "gitlab", "junit", "patch"] {
            let result = try project.reobserve("check --output \(format)")
            assertHarmless(result.output, format, isMachineReadable: true)
            XCTAssertTrue(result.text.contains("Model0"), format)
            if ["json", "sarif", "gitlab"].contains(format) {
                XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(result.output)), format)
            }
        }
        for command in ["report --output json", "report --output html", "why Model0 --output json"] {
            assertHarmless(try project.reobserve(command).output, command, isMachineReadable: true)
        }
        let summary = project.path("summary.md")
        try project.write("summary.md")
        let github = try project.reobserve("check", "--output", "github", environment: ["GITHUB_STEP_SUMMARY": summary])
        let levels = github.lines.filter { !["::error ", "::warning ", "::notice "].contains(where: $0.hasPrefix) }
        XCTAssertEqual(levels, [], "each line is one command of ours")
        XCTAssertFalse(github.lines.contains { $0.hasPrefix("::error::") || $0.hasPrefix("::error file=x,") })
        assertHarmless(github.output, "github", isMachineReadable: true, allowedStart: "::")
        assertHarmless(try project.bytes("summary.md"), "step summary", isMachineReadable: true)
        XCTAssertTrue(try project.text("summary.md").contains("Model0"))
        // What is escaped for people is exact for machines.
        let json = try XCTUnwrap(
            JSONSerialization.jsonObject(with: Data(try project.reobserve("check --output json").output))
                as? [String: Any])
        let paths = (json["findings"] as? [[String: Any]])?.compactMap { $0["path"] as? String } ?? []
        for (number, name) in Self.names.enumerated() {
            XCTAssertTrue(paths.contains { $0.hasSuffix("\(name)\(number).swift") }, name)
        }
        let listed = try project.reobserve("diff --list --null").output.split(separator: 0).map {
            String(decoding: $0, as: UTF8.self)
        }
        XCTAssertTrue(
            listed.contains("::error file=x,line=1::pwned/::error file=x,line=1::pwned6.swift"), listed.joined())
    }

    func testErrorsThatNameWhatIsHostile() throws {
        let results = parallelMap(Self.names, threads: processorCount()) { name in
            Result { try Self.errors(naming: name) }
        }
        for result in results {
            let (statusOfDirtyRun, errors) = try result.get()
            XCTAssertEqual(statusOfDirtyRun, 2)
            for (what, text) in errors { assertHarmless(Array(text.utf8), what) }
        }
    }

    /// What runs say, each about another thing of a name, and how an `apply` ended that found a changed file of that
    /// name.
    private static func errors(naming name: String) throws -> (
        statusOfDirtyRun: Int32, errors: [(what: String, text: String)]
    ) {
        let project = try TemporaryDirectory(inMemory: true)
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        try project.write("\(name).swift", Sample.model("Other") + Sample.view("OtherScreen", of: "Other"))
        try project.commitAll()
        try project.write(
            "\(name).swift", Sample.model("Other") + Sample.view("OtherScreen", of: "Other") + "// dirty\n")
        let dirty = try project.reobserve("apply")
        var errors = [(what: "dirty \(name)", text: dirty.errors)]
        for arguments in [
            ["diff", "./\(name)none.swift"], ["apply", "--plan", "\(name).json"],
            ["diff", "--output", "json=\(name)/no/x"], ["diff", "--since", "x\(name)"],
            ["why", "x\(name)"], ["diff", "--root", "\(name)none"], ["diff", "--tier", name], ["explain", "x\(name)"],
            ["diff", "--exclude", "\(name)["],
            ["apply", "--verify", "echo '\(name)' > /dev/null; false", "--allow-dirty"],
        ] where !arguments.contains("-rf") {
            errors.append(("\(arguments)", try run(project, arguments).errors))
        }
        let path = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
        let zeros = String(repeating: "0", count: 64)
        try project.write(
            "plan.json",
            #"{"version":1,"tool":"x","types":[],"files":[{"path":\#(path),"before":"\#(zeros)","after":"\#(zeros)","edits":[]}]}"#
        )
        errors.append(("plan \(name)", try project.reobserve("apply --plan plan.json").errors))
        try project.write(
            ".reobserve/journal/000001.done/manifest.json",
            #"{"version":1,"entries":[{"path":\#(path),"before":"\#(zeros)","after":"\#(zeros)","start":0,"length":0}]}"#
        )
        errors.append(("journal \(name)", try project.reobserve("undo").errors))
        try project.write(".reobserve.json", "{\(path): 1}")
        errors.append(("configuration \(name)", try project.reobserve("diff").errors))
        return (dirty.status, errors)
    }

    private static func run(_ project: TemporaryDirectory, _ arguments: [String]) throws -> ProgramResult {
        let padded = arguments + Array(repeating: "", count: max(0, 4 - arguments.count))
        if arguments.count == 2 { return try project.reobserve(padded[0], padded[1]) }
        if arguments.count == 3 { return try project.reobserve(padded[0], padded[1], padded[2]) }
        return try project.reobserve(padded[0], padded[1], padded[2], padded[3])
    }

    /// A terminal is shown what the patch holds; a pipe gets its bytes.
    func testSourceTextOnATerminal() throws {
        let project = try TemporaryDirectory(inMemory: true)
        let hostile = Sample.model().replacingOccurrences(
            of: "title = \"\"", with: "title = \"\" // \u{1B}[8m hidden \u{9B}2J \u{202E}")
        try project.write("Model.swift", hostile + Sample.view())
        XCTAssertTrue(try project.reobserve("diff").text.contains("\u{1B}[8m"))
        let colored = try project.reobserve("diff --color always").text
        XCTAssertFalse(colored.contains("\u{1B}[8m") || colored.contains("\u{9B}") || colored.contains("\u{202E}"))
        XCTAssertTrue(colored.contains("\\u{1B}[8m hidden"), colored)
    }

    func testOneFunctionForTextThatPeopleRead() {
        let examples = [
            ("plain text: é 🧨 ## a :: b", "plain text: é 🧨 ## a :: b"), ("a\nb\r\tc", #"a\nb\r\tc"#),
            ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{9B}", #"\u{009B}"#),
            ("\u{202E}", #"\u{202E}"#), ("::error::x", #"\u{3A}:error::x"#), ("  ::error::x", #"  \u{3A}:error::x"#),
            ("a ::error::x", "a ::error::x"),
            ("##[error]", #"\u{23}#[error]"#), ("a##vso[x]##", #"a\u{23}#vso[x]##"#),
        ]
        for (text, expected) in examples { XCTAssertEqual(text.singleLine, expected) }
        XCTAssertFalse("###[x]".singleLine.contains("##["))
        XCTAssertEqual("a\n\tb\u{1B}\r".withoutControls, "a\n\tb\\u{1B}\\r")
    }
}
