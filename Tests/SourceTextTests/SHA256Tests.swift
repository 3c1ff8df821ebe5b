import Foundation
import XCTest

@testable import SourceText

/// The examples of NIST, and the lengths around the edges of a block.
final class SHA256Tests: XCTestCase {
    func testExamplesOfTheStandard() {
        let examples: [(text: String, digest: String)] = [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ]
        for example in examples {
            XCTAssertEqual(SHA256.hexadecimal(Array(example.text.utf8)), example.digest, example.text)
        }
        let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        XCTAssertEqual(SHA256.hexadecimal(million), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Compared with the system's own program, where there is one.
    func testEveryLengthAroundABlock() throws {
        let program = ["/usr/bin/sha256sum", "/usr/bin/shasum"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let program else { throw XCTSkip("there is no sha256sum") }
        let lengths = Array(0...130) + [1000, 4095, 4096, 4097]
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
            "reobserve-sha-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        var contents: [[UInt8]] = []
        for length in lengths {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ length) }
            contents.append(bytes)
            try Data(bytes).write(to: directory.appendingPathComponent("\(length)"))
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = (program.hasSuffix("shasum") ? ["-a", "256"] : []) + lengths.map(String.init)
        process.currentDirectoryURL = directory
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(output.split(separator: "\n").map { String($0.prefix(64)) }, contents.map(SHA256.hexadecimal))
    }

    func testDigestsAreKnownByTheirForm() {
        XCTAssertTrue(SHA256.isHexadecimalDigest(SHA256.hexadecimal([1, 2, 3])))
        for text in [
            "", "abc", String(repeating: "g", count: 64), String(repeating: "A", count: 64),
            String(repeating: "0", count: 65),
        ] {
            XCTAssertFalse(SHA256.isHexadecimalDigest(text), text)
        }
    }
}
