import XCTest

@testable import SystemAccess

final class PathNameTests: XCTestCase {
    func testJoining() {
        let table: [(directory: String, name: String, expected: String)] = [
            ("/a", "b", "/a/b"), ("/a/", "b", "/a/b"), ("/", "b", "/b"), ("", "b", "b"),
            ("/a", "", "/a"), ("/a", "/b", "/b"),
        ]
        for (directory, name, expected) in table { XCTAssertEqual(PathName.join(directory, name), expected) }
    }

    func testParts() {
        let table: [(path: String, parent: String, last: String)] = [
            ("/a/b", "/a", "b"), ("/a/b/", "/a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("a/b", "a", "b"),
            ("a", ".", "a"), ("", ".", ""),
            ("/a//b", "/a", "b"),
        ]
        for (path, parent, last) in table {
            XCTAssertEqual(PathName.parent(of: path), parent, path)
            XCTAssertEqual(PathName.lastComponent(of: path), last, path)
        }
    }

    func testRelativePaths() {
        let table: [(path: String, directory: String, expected: String?)] = [
            ("/a/b", "/a", "b"), ("/a/b/c", "/a", "b/c"), ("/a", "/a", ""), ("/ab", "/a", nil),
            ("/b", "/a", nil), ("/a", "/", "a"),
        ]
        for (path, directory, expected) in table {
            XCTAssertEqual(PathName.relative(path, to: directory), expected, path)
        }
    }

    func testAncestors() {
        XCTAssertEqual(PathName.ancestors(of: "/a/b"), ["/a/b", "/a", "/"])
        XCTAssertEqual(PathName.ancestors(of: "/"), ["/"])
    }
}
