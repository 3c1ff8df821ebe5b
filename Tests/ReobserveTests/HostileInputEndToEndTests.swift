import Foundation
import XCTest

@testable import reobserve

/// Runs the real program on files that no compiler would take: it neither crashes nor hangs, and says what it could not
/// read.
final class HostileInputEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        return project
    }

    /// What is not Swift and names no type of the project changes nothing. All files are in one project: each alone
    /// would take a run.
    private func assertArePassedOver(_ files: [(name: String, bytes: [UInt8])], limit: Double = 120, line: UInt = #line)
        throws
    {
        let project = try makeProject()
        for (number, file) in files.enumerated() { try project.write("Hostile\(number).swift", bytes: file.bytes) }
        let result = try project.reobserve("apply", "--list", limit: limit)
        XCTAssertEqual(result.status, 0, result.errors, line: line)
        XCTAssertEqual(result.lines, ["Model.swift", "Screen.swift"], line: line)
        XCTAssertTrue(result.errors.hasPrefix("1 of 1 type migrated in 2 files.\n"), result.errors, line: line)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel(), line: line)
        for (number, file) in files.enumerated() {
            XCTAssertEqual(try project.bytes("Hostile\(number).swift"), file.bytes, file.name, line: line)
        }
    }

    func testFilesThatAreNoSwift() throws {
        try assertArePassedOver([
            ("empty", []), ("byte order mark", [0xEF, 0xBB, 0xBF]), ("NUL", [0]), ("CR", Array("\r\r\r".utf8)),
            ("binary", (0..<20).flatMap { _ in (0...255).map { UInt8($0) } }),
            ("noise", (0..<4096).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }),
            ("UTF-16", [0xFF, 0xFE] + Array("let x = 1\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
            ("invalid UTF-8", [0xC3, 0x28, 0xF0, 0x9F, 0x98]),
        ])
    }

    func testDeepNesting() throws {
        let depth = 100_000
        var files: [(name: String, bytes: [UInt8])] = []
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] {
            let opened = "let x = " + String(repeating: open, count: depth)
            files.append((open, Array(opened.utf8)))
            files.append((open + close, Array((opened + String(repeating: close, count: depth) + "\n").utf8)))
        }
        try assertArePassedOver(files)
    }

    func testLongChains() throws {
        let parts = [
            "#if A\ncase a: a\n", "{ a in ", ".a { ", "if a { ", "$a.", "`a`.", "[0]", "A & ", "[a: ", "/*", "#if A\n",
            "a + ", "a ? b : ", ".b()", "!", "\"\\(", "struct A {", "else if a {", "case ", "A<", "a<", "@a(", "try ",
        ]
        try assertArePassedOver(parts.map { ($0, Array(("let x = a " + String(repeating: $0, count: 5000)).utf8)) })
    }

    func testLargeFile() throws {
        let table =
            "    0x00, 0x01, 0x02, \"text that stands in a table of strings, as generated code has them\", // and what it means, in a comment\n"
        let function = "func f(_ a: Int) -> Int { let b = [a, 1, \"x\\(a)\"].count; return b * (a + 2) }\n"
        let filler = function + "let table: [Any] = [\n" + String(repeating: table, count: 40) + "]\n"
        let before = Sample.model("Large") + Sample.view("LargeScreen", of: "Large")
        let after = Sample.migratedModel("Large") + Sample.migratedView("LargeScreen", of: "Large")
        let rest = String(repeating: filler, count: 5_000_000 / filler.utf8.count + 1)
        let project = try makeProject()
        try project.write("Large.swift", before + rest)
        let result = try project.reobserve("apply", "-q", limit: 300)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(try project.bytes("Large.swift").elementsEqual((after + rest).utf8))
    }

    /// Zeros and one endless word; nothing of it is a use.
    func testHugeFiles() throws {
        let size = 3 << 20
        let project = try makeProject()
        try project.write("Zeros.swift", bytes: [UInt8](repeating: 0, count: size))
        try project.write(
            "Word.swift",
            bytes: Array("let ".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: size) + Array(" = 1\n".utf8))
        let result = try project.reobserve("--list", limit: 120)
        XCTAssertEqual(result.lines, ["Model.swift", "Screen.swift"])
    }

    func testLongLine() throws {
        let project = try makeProject()
        try project.write(
            "Long.swift", "let table = [" + String(repeating: "0x00, ", count: 200_000) + "0]; // Model\n")
        XCTAssertEqual(try project.reobserve("--list").lines, ["Model.swift", "Screen.swift"])
    }

    // MARK: Files that name a type

    /// Broken source that may use the type keeps it as it is, and the summary says where.
    func testBrokenUseKeepsTheType() throws {
        let use = "    let x = model.$title.sink { _ in }\n}\n"
        let broken: [(text: String, problem: String)] = [
            ("    let y = )]\n", "unmatched bracket"),
            ("    let y = [(\n", "unmatched bracket"),
            ("    let y = \"abc\n", "unterminated string"),
            ("    let y = \"\"\"\n", "unterminated string"),
            ("    /* never closed\n", "unterminated"),
        ]
        for (text, problem) in broken {
            let project = try makeProject()
            try project.write("Broken.swift", "import Combine\nfunc watch(_ model: Model) {\n" + text + use)
            let result = try project.reobserve()
            XCTAssertEqual(result.status, 0, text)
            XCTAssertEqual(result.text, "", text)
            XCTAssertTrue(
                result.errors.contains(" Broken.swift:3: the file could not be parsed: \(problem)"), result.errors)
        }
    }

    /// Bytes that aren't text stay as they are where the file is edited.
    func testBytesThatAreNoTextAreKept() throws {
        let tail = Array("let s = \"a\0b\"\n".utf8)
        let project = try makeProject()
        try project.write("Model.swift", bytes: Array(Sample.model().utf8) + tail)
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(try project.bytes("Model.swift"), Array(Sample.migratedModel().utf8) + tail)
    }

    /// Swift takes UTF-8 only; what isn't is never edited, and keeps the types that it names.
    func testFilesThatAreNotUTF8KeepTheirTypes() throws {
        let use = "import Combine\nfunc watch(_ model: Model) { _ = model.$title.sink { _ in } }\n"
        let files: [[UInt8]] = [
            Array(use.utf8) + Array("// caf\u{e9}\n".unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }),
            [0xFF, 0xFE] + use.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
            [0xFE, 0xFF] + use.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
        ]
        for bytes in files {
            let project = try makeProject()
            try project.write("Use.swift", bytes: bytes)
            let result = try project.reobserve("apply")
            XCTAssertEqual(try project.text("Model.swift"), Sample.model())
            XCTAssertEqual(try project.bytes("Use.swift"), bytes)
            XCTAssertTrue(
                result.errors.contains(": the file could not be parsed: not valid UTF-8 (Model)\n"),
                result.errors)
            XCTAssertTrue(
                result.errors.contains("Not seen: 1 file that does not parse (1 type stays). -v shows where.\n"),
                result.errors)
        }
    }

    /// A file with everything, cut off at many places, next to one that is whole: what is edited parsed before.
    func testTruncatedFiles() throws {
        let rich = Array(
            ("import Combine\n" + Sample.model() + Sample.view() + """
                extension Screen {
                    var field: some View { TextField("\\(model.title)", text: $model.title).environmentObject(model) }
                    /* a comment */ var watch: Any { model.$title.sink { _ in } }
                }

                """).utf8)
        let user = Sample.view("Other")
        let project = try TemporaryDirectory()
        // One project with many pairs of types of their own: a run for each would take minutes.
        for length in stride(from: 0, through: rich.count, by: 13) {
            let name = "Model\(length)x"
            let text = String(decoding: rich[..<length], as: UTF8.self)
            let renamed = text.replacingOccurrences(of: "Model", with: name).replacingOccurrences(
                of: "Screen", with: "Screen\(length)x"
            )
            .replacingOccurrences(of: "title", with: "title\(length)x")
            try project.write("Cut\(length).swift", renamed)
            try project.write(
                "User\(length).swift",
                user.replacingOccurrences(of: "Model", with: name).replacingOccurrences(
                    of: "Other", with: "Other\(length)"))
        }
        let before = try project.tree()
        XCTAssertEqual(try project.reobserve("apply", "-q", "--no-ignore").status, 0)
        let after = try project.tree()
        for (path, bytes) in before where after[path] != bytes {
            // Whole braces and no use of the publisher yet: the cut hid nothing.
            let text = String(decoding: bytes, as: UTF8.self)
            XCTAssertEqual(text.count { $0 == "{" }, text.count { $0 == "}" }, path)
            XCTAssertFalse(text.contains(".sink"), path)
        }
    }

    // MARK: Things that are no files

    func testThingsNamedLikeSwiftFiles() throws {
        let project = try makeProject()
        project.makeDirectory("Folder.swift")
        mkfifo(project.path("Pipe.swift"), 0o644)
        XCTAssertEqual(try project.reobserve("--list", limit: 30).lines, ["Model.swift", "Screen.swift"])
        let named = try project.reobserve("Pipe.swift", limit: 30)
        XCTAssertEqual(named.status, 2)
        XCTAssertTrue(named.errors.contains("Pipe.swift: is not a Swift file"), named.errors)
    }
}
