import XCTest

@testable import SourceText

final class ByteSearchTests: XCTestCase {
    func testFindsWhatALoopFinds() {
        var generator = SystemRandomNumberGenerator()
        // Neighbors of the two bytes, which a trick with words could take for them, and bytes beyond ASCII.
        let alphabet: [UInt8] = [0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x2E, 0x2F, 0x7F, 0x80, 0x8A, 0x8D, 0xFF]
        for count in 0..<200 {
            let letters = count % 3 == 0 ? alphabet.filter { $0 < 0x80 } : alphabet
            let bytes = (0..<count).map { _ in letters.randomElement(using: &generator) ?? 0 }
            var found: [Int] = []
            let isASCII = bytes.withUnsafeBufferPointer { buffer in
                forEachOffset(of: 0x0A, or: 0x0D, in: buffer) { found.append($0) }
            }
            XCTAssertEqual(found, bytes.indices.filter { bytes[$0] == 0x0A || bytes[$0] == 0x0D })
            XCTAssertEqual(isASCII, bytes.allSatisfy { $0 < 0x80 })
        }
    }
}
