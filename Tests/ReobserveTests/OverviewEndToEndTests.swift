import Foundation
import XCTest

@testable import reobserve

/// Runs the real program: how far a project is.
final class OverviewEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        try project.write("App/Watched.swift", Sample.model("Watched") + Sample.view("WatchedScreen", of: "Watched"))
        try project.write("App/Watch.swift", Sample.publisherUse(of: "Watched"))
        try project.write(
            "Core/Holder.swift",
            "import SwiftUI\n\nfinal class Holder: ObservableObject {\n    @Published var model = Model()\n}\n"
                + Sample.view("HolderScreen", of: "Holder").replacingOccurrences(of: ".title", with: ".model.title"))
        try project.write("Core/Moved.swift", "import Observation\n\n@Observable\nfinal class Moved {}\n")
        try project.write(".github/CODEOWNERS", "/App/ @app-team\n/Core/ @core-team @app-team\n")
        try project.commitAll()
        return project
    }

    func testTextCountsAndOrders() throws {
        let project = try makeProject()
        let before = try project.tree()
        let result = try project.reobserve("report")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        for line in [
            "  1  already @Observable", "  2  can migrate now", "  1  blocked", "By owner",
            "      1    2         0        1     0    4  @app-team",
            "      1    1         0        0     0    2  @core-team",
            "      1      1         1  publisher-projection: a property is used as a Combine publisher",
            "  1  Model  App/Model.swift:3", "  2  Holder  Core/Holder.swift:3", "     edits in 1 file; holds #1",
            "  3  Watched  App/Watched.swift:3",
            "     waits for publisher-projection",
        ] {
            XCTAssertTrue(result.text.contains(line + "\n"), line + "\n" + result.text)
        }
        XCTAssertEqual(try project.tree(), before, "nothing is written")
    }

    func testFormatsGoWhereTheyAreSent() throws {
        let project = try makeProject()
        let result = try project.reobserve("report --output md --output html=page.html --output json=overview.json")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(
            result.text.hasPrefix("# From ObservableObject to @Observable\n\n**25%** of 4 classes have migrated.\n"),
            result.text)
        let page = try project.text("page.html")
        XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
        XCTAssertTrue(page.hasSuffix("</html>\n"))
        let object = try XCTUnwrap(
            try JSONSerialization.jsonObject(with: Data(try project.bytes("overview.json"))) as? [String: Any])
        XCTAssertEqual((object["total"] as? [String: Int])?["classes"], 4)
        XCTAssertEqual(
            (object["owners"] as? [[String: Any]])?.compactMap { $0["name"] as? String }, ["@app-team", "@core-team"])
        XCTAssertEqual((object["links"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }, ["holds"])
        XCTAssertEqual(
            (object["units"] as? [[String: Any]])?.compactMap { $0["status"] as? String },
            ["pending", "pending", "blocked"])
    }

    /// One machine or ten threads: the same bytes.
    func testPageIsTheSameEachTime() throws {
        let project = try makeProject()
        let first = try project.reobserve("report --output html --jobs 1")
        XCTAssertEqual(first.status, 0)
        XCTAssertEqual(try project.reobserve("report --output html --jobs 8").output, first.output)
    }

    func testTierCounts() throws {
        let project = try makeProject()
        try project.write(
            "App/Bridge.swift",
            "import SwiftUI\nimport Combine\n\nfinal class Bridge: ObservableObject {\n    @Published /* told */ var query = \"\"\n    private var bag = Set<AnyCancellable>()\n    func follow() { $query.sink { [weak self] in self?.query = $0 }.store(in: &bag) }\n}\n"
                + Sample.view("BridgeScreen", of: "Bridge").replacingOccurrences(of: ".title", with: ".query"))
        XCTAssertTrue(try project.reobserve("report").text.contains("  1  more with --tier assisted\n"))
        XCTAssertTrue(try project.reobserve("report --tier assisted").text.contains("  3  can migrate now\n"))
    }

    func testNothingLegacy() throws {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", "struct Plain {}\n")
        let result = try project.reobserve("report")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "No ObservableObject class and no @Observable class was found.\n")
        XCTAssertTrue(try project.reobserve("report --output html").text.contains("was found."))
        try project.write("Model.swift", Sample.migratedModel())
        XCTAssertTrue(try project.reobserve("report").text.contains("100% of 1 class\n"))
    }

    func testOwnersOfAFolderOfARepository() throws {
        let project = try makeProject()
        let result = try project.reobserve("report --root Core")
        XCTAssertTrue(result.text.contains("  @core-team\n"), result.text)
    }

    func testWhatItDoesNotTake() throws {
        let project = try makeProject()
        for arguments in ["report App", "report --output sarif", "diff --output html", "check --output md"] {
            XCTAssertEqual(try project.reobserve(arguments).status, 2, arguments)
        }
    }

    func testSchemasCanBePrinted() throws {
        let project = try TemporaryDirectory()
        for name in ["overview", "explanation"] {
            let result = try project.reobserve("init --schema \(name)")
            XCTAssertEqual(result.status, 0)
            XCTAssertNotNil(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any], name)
        }
    }
}
