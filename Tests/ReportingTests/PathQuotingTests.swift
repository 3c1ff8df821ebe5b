import Reporting
import XCTest

final class PathQuotingTests: XCTestCase {
    func testQuotingIsGits() {
        let cases: [(path: String, quoted: String)] = [
            ("A.swift", "A.swift"),
            ("", ""),
            ("Dir A/b-c_d~'$.swift", "Dir A/b-c_d~'$.swift"),
            ("é", #""\303\251""#),
            ("🙂", #""\360\237\231\202""#),
            ("a\"b", #""a\"b""#),
            ("a\\b", #""a\\b""#),
            ("\u{7}\u{8}\t\n\u{B}\u{C}\r", #""\a\b\t\n\v\f\r""#),
            ("\u{1}\u{1F}\u{7F}\u{1B}", #""\001\037\177\033""#),
            ("a b\t", #""a b\t""#),
        ]
        for (path, quoted) in cases {
            XCTAssertEqual(String(decoding: PathQuoting.quoted(path), as: UTF8.self), quoted)
        }
    }

    func testPrefixStandsInsideTheQuotes() {
        XCTAssertEqual(PathQuoting.quoted("é", prefix: "a/"), Array(#""a/\303\251""#.utf8))
        XCTAssertEqual(PathQuoting.quoted("e", prefix: "a/"), Array("a/e".utf8))
    }
}
