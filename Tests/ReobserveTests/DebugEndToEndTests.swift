import XCTest

@testable import reobserve

/// `reobserve debug`, with the real program.
final class DebugEndToEndTests: XCTestCase {
    private func project(_ text: String) throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("A.swift", text)
        return project
    }

    func testTokens() throws {
        let result = try project("#!/bin/swift\nlet é = \"\\(b)c\" // d\n").reobserve("debug tokens A.swift")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            result.lines,
            [
                "keyword 13 3", "identifier 17 2", "equal 20 1", "openQuote 22 1", "openInterpolation 23 2",
                "identifier 25 1",
                "closeInterpolation 26 1", "stringSegment 27 1", "closeQuote 28 1", "endOfFile 35 0",
            ])
    }

    func testDeclarations() throws {
        let text = """
            import struct Lib . Part
            @MainActor @A(1) public final class Model<T>: Base<T>, P & Q {
                @Published private(set) var a = 1, (b, _): (Int, Int), c: Int { get { 1 } set { let local = 2 } }
                subscript(i: Int) -> Int { 1 }
                static func >> (l: Int, r: Int) {}
                deinit {}
            }
            enum E: String { case x, y = "1" }
            extension [Int] {}
            prefix operator ++
            """
        let result = try project(text).reobserve("debug declarations A.swift")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) },
            [
                ["import", "struct Lib.Part", "7", "0", "-", "-", "-", "-"],
                ["class", "Model", "61", "0", "MainActor,A", "public,final", "Base<T>,P&Q", "-"],
                ["var", "a", "120", "1", "Published", "private(set)", "-", "-"],
                ["var", "b", "128", "1", "Published", "private(set)", "-", "-"],
                ["var", "c", "147", "1", "Published", "private(set)", "-", "get,set"],
                ["let", "local", "176", "2", "-", "-", "-", "-"],
                ["subscript", "subscript", "194", "1", "-", "-", "-", "getter"],
                ["func", ">>", "241", "1", "-", "static", "-", "-"],
                ["deinit", "deinit", "268", "1", "-", "-", "-", "-"],
                ["enum", "E", "285", "0", "-", "-", "String", "-"],
                ["case", "x", "302", "1", "-", "-", "-", "-"],
                ["case", "y", "305", "1", "-", "-", "-", "-"],
                ["extension", "[Int]", "325", "0", "-", "-", "-", "-"],
                ["operator", "++", "350", "0", "-", "prefix", "-", "-"],
            ])
    }

    func testBrokenFilesAreListedToo() throws {
        let project = try project("class A { var b = \"\n")
        try project.write("Bytes.swift", bytes: [0xFF, 0x61, 0x00, 0x7D])
        XCTAssertEqual(
            try project.reobserve("debug tokens Bytes.swift").lines,
            ["unknown 0 1", "identifier 1 1", "closeBrace 3 1", "endOfFile 4 0"])
        XCTAssertEqual(try project.reobserve("debug declarations A.swift").lines.count, 2)
    }

    func testWhatCannotBeReadIsAFailure() throws {
        let project = try project("")
        let lines = [
            ("debug tokens Missing.swift", "Missing.swift: cannot open: No such file or directory"),
            ("debug declarations .", ".: cannot read: Is a directory"),
            ("debug", "debug takes a listing and a file"), ("debug tokens", "debug tokens takes one file"),
            ("debug tokens A.swift A.swift", "debug tokens takes one file"),
            ("debug tokns A.swift", "debug lists tokens or declarations, not “tokns”; did you mean “tokens”?"),
            ("debug -v tokens A.swift", "“debug” does not take --verbose"),
        ]
        for (line, message) in lines {
            let result = try project.reobserve(line)
            XCTAssertEqual(result.status, 2, line)
            XCTAssertEqual(result.text, "", line)
            XCTAssertTrue(result.errors.hasPrefix("reobserve: " + message), result.errors)
        }
    }
}
