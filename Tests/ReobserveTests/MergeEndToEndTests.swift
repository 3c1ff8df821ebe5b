import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: reports of several repositories, joined.
final class MergeEndToEndTests: XCTestCase {
    /// Two repositories with their reports in `reports`.
    private func makeReports() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: directory.path("reports"), withIntermediateDirectories: false)
        for (name, types) in [("app", ["Model", "Cart"]), ("shop", ["Basket"])] {
            for type in types {
                try directory.write(
                    "\(name)/App/\(type).swift", Sample.model(type) + Sample.view(type + "View", of: type))
            }
            try directory.write("\(name)/CODEOWNERS", "* @acme/\(name)\n")
            let result = try directory.reobserve(
                "report", "--root", name, "--output", "json=reports/\(name).json", in: "")
            XCTAssertEqual(result.status, 0, result.errors)
        }
        return directory
    }

    func testReportsNameTheirRepository() throws {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        func repository() throws -> [String: String]? {
            let result = try project.reobserve("report --output json")
            let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
            return object?["repository"] as? [String: String]
        }
        XCTAssertEqual(try repository(), ["name": PathName.lastComponent(of: project.path)])
        try project.commitAll()
        try project.git("remote", "add", "origin", "https://user:secret@github.com/acme/kit.git")
        let named = try XCTUnwrap(try repository())
        XCTAssertEqual(named["name"], "kit")
        XCTAssertEqual(named["commit"]?.count, 40)
    }

    func testFilesAndFoldersInAnyOrder() throws {
        let directory = try makeReports()
        let before = try directory.tree()
        let folder = try directory.reobserve("report --merge reports")
        XCTAssertEqual(folder.status, 0)
        XCTAssertEqual(folder.errors, "")
        for line in [
            "2 repositories", "         0    2         0        0     0    2  app",
            "         0    1         0        0     0    1  @acme/shop",
        ] {
            XCTAssert(folder.text.contains(line + "\n"), line + "\n" + folder.text)
        }
        XCTAssertEqual(try directory.tree(), before, "nothing is written")
        for arguments in [
            "report --merge reports/shop.json reports/app.json", "report reports/app.json --merge reports/shop.json",
            "report --merge reports reports/app.json --jobs 1", "report --merge -- reports",
        ] {
            XCTAssertEqual(try directory.reobserve(arguments).output, folder.output, arguments)
        }
    }

    func testMergedReportsAreMergedAgain() throws {
        let directory = try makeReports()
        XCTAssertEqual(
            try directory.reobserve("report --merge reports --output json=all.json --output html=all.html").status, 0)
        XCTAssertEqual(try directory.reobserve("report --merge reports/app.json --output json=part.json").status, 0)
        let again = try directory.reobserve("report --merge reports/shop.json part.json all.json --output json")
        XCTAssertEqual(again.output, try directory.bytes("all.json"))
        let page = try directory.reobserve("report --merge all.json --output html")
        XCTAssertEqual(page.output, try directory.bytes("all.html"))
    }

    func testFilesThatAreNoReports() throws {
        let directory = try makeReports()
        try directory.write("reports/sub/bad.json", "{")
        try directory.write("reports/sub/notes.txt", "no report")
        try directory.write("reports/.hidden.json", "no report")
        let result = try directory.reobserve("report --merge reports --output json=all.json")
        XCTAssertEqual(result.status, 2)
        XCTAssert(result.errors.hasPrefix("reobserve: reports/sub/bad.json: this can't be read as JSON"), result.errors)
        XCTAssertEqual(result.errors.split(separator: "\n").count, 1)
        XCTAssertThrowsError(try directory.bytes("all.json"))
        XCTAssertEqual(try directory.reobserve("report --merge reports/app.json").status, 0)
    }

    func testTwoCommits() throws {
        let directory = try makeReports()
        let text = try directory.text("reports/app.json")
        try directory.write(
            "reports/old.json",
            text.replacingOccurrences(of: "\"name\" : \"app\"", with: "\"commit\" : \"abc\", \"name\" : \"app\""))
        let result = try directory.reobserve("report --merge reports")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            "reobserve: reports/old.json: is a report of app at abc, but reports/app.json is one at no commit; merge reports of one commit, or, if these are two repositories of one name, pass --repository when they are written\n"
        )
        XCTAssertEqual(result.text, "")
    }

    func testWhatItDoesNotTake() throws {
        let directory = try makeReports()
        try FileManager.default.createDirectory(atPath: directory.path("empty"), withIntermediateDirectories: false)
        for (arguments, message) in [
            ("report --merge", "--merge takes reports or folders of them"),
            ("report reports", "report takes no operands"), ("report --merge empty", "the folder holds no .json file"),
            ("report --merge nowhere", "nowhere"),
            ("report --merge reports --root app", "--root does not go with --merge"),
            ("report --merge reports --watch", "--watch does not go with --merge"),
            ("report --merge reports --output sarif", "can't write sarif"), ("diff --merge reports", "--merge"),
        ] {
            let result = try directory.reobserve(arguments)
            XCTAssertEqual(result.status, 2, arguments)
            XCTAssert(result.errors.contains(message), arguments + ": " + result.errors)
        }
    }

    /// A configuration file of the folder says nothing of a merge, and links end.
    func testNothingElseIsRead() throws {
        let directory = try makeReports()
        let expected = try directory.reobserve("report --merge reports").output
        try directory.write(".reobserve.json", "no configuration")
        try FileManager.default.createSymbolicLink(
            atPath: directory.path("reports/loop"), withDestinationPath: directory.path("reports"))
        XCTAssertEqual(try directory.reobserve("report --merge reports").output, expected)
    }

    func testSchemaCanBePrinted() throws {
        let result = try TemporaryDirectory().reobserve("init --schema fleet")
        XCTAssertEqual(result.status, 0)
        XCTAssertNotNil(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    }
}
