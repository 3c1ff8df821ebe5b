import SourceText
import XCTest

@testable import Reporting

/// Reports of many repositories become one, whatever their order and however they are spread over files.
final class FleetMergeTests: XCTestCase {
    private let reports: [SampleReport] = [
        SampleReport(name: "kit", types: ["Account"], holds: [("Account", "app"), ("Account", "shop")]),
        SampleReport(name: "app", owners: [("@acme/app", [1, 2, 3, 4])]),
        SampleReport(
            name: "shop", counts: [5, 0, 0, 1], owners: [("@acme/app", [5, 0, 0, 0]), (nil, [0, 0, 0, 1])],
            reasons: [("kept", 1, nil), ("publisher-projection", 1, 1)]),
        SampleReport(name: "done", commit: nil, counts: [4, 0, 0, 0], reasons: []),
    ]

    func testSums() throws {
        let fleet = try Fleet(reports)
        XCTAssertEqual(fleet.repositories.map(\.repository.name), ["app", "done", "kit", "shop"])
        XCTAssertEqual(fleet.total.columns, [11, 4, 6, 9, 0, 30])
        XCTAssertEqual(fleet.shares.map(\.name), ["app", "kit", "shop", "done"])
        // kit and done say nothing of owners, so they are without one.
        XCTAssertEqual(
            fleet.owners.map { "\($0.name) \($0.columns)" },
            ["@acme/app [6, 2, 3, 4, 0, 15]", "no owner [5, 2, 3, 5, 0, 15]"])
        XCTAssertEqual(
            fleet.reasons.map { "\($0.code) \($0.types) \($0.alone) \($0.frees ?? -1)" },
            ["publisher-projection 5 3 3", "kept 1 1 -1"])
        XCTAssertEqual(fleet.guidance.map { "\($0.rule) \($0.fixes) \($0.advice)" }, ["class-view 4 8"])
        XCTAssertEqual(fleet.notes, [])
    }

    func testOwnersAreLeftOutWithoutOwnersFiles() throws {
        XCTAssertEqual(try Fleet([reports[0], reports[3]]).owners.count, 0)
    }

    func testNeitherOrderNorShardsMatter() throws {
        let files = try reports.map { try $0.file() }
        for format in OverviewFormat.allCases {
            let all = try Fleet(merging: files, version: "1").text(format)
            XCTAssertEqual(try Fleet(merging: files.reversed(), version: "1").text(format), all)
            // A shard that ran twice, under another name.
            let twice = files + files.map { ("again/" + $0.place, $0.repositories) }
            XCTAssertEqual(try Fleet(merging: twice, version: "1").text(format), all)
            for cut in 1..<files.count {
                let parts = try [files[..<cut], files[(cut - 1)...]].map { part -> (String, [FleetRepository]) in
                    let merged = OverviewFormat.json.render(try Fleet(merging: Array(part), version: "1"))
                    return ("part \(part.startIndex)", try FleetFile.read(merged, place: "part"))
                }
                XCTAssertEqual(try Fleet(merging: parts, version: "1").text(format), all, "\(format) \(cut)")
            }
        }
    }

    func testTwoCommitsOfARepositoryAreAnError() throws {
        var other = reports[0]
        other.commit = "fedcba9"
        let files = try [reports[0].file(), (place: "other.json", repositories: other.file().repositories)]
        for files in [files, files.reversed()] {
            XCTAssertThrowsError(try Fleet(merging: Array(files), version: "1")) { error in
                XCTAssertEqual(
                    "\(error)",
                    "other.json: is a report of kit at fedcba9, but kit.json is one at 0123456789abcdef0123456789abcdef01234567; merge reports of one commit, or, if these are two repositories of one name, pass --repository when they are written"
                )
            }
        }
        other.commit = nil
        XCTAssertThrowsError(
            try Fleet(
                merging: [files[0], (place: "other.json", repositories: other.file().repositories)], version: "1")
        ) { XCTAssert("\($0)".contains("kit at no commit"), "\($0)") }
    }

    func testTwoReportsOfOneCommitMustBeTheSame() throws {
        var other = reports[0]
        other.counts = [2, 2, 2, 4]
        XCTAssertThrowsError(
            try Fleet(
                merging: [reports[0].file(), (place: "other.json", repositories: other.file().repositories)],
                version: "1")
        ) { error in
            XCTAssertEqual(
                "\(error)",
                "other.json: differs from kit.json, although both are of kit at 0123456789abcdef0123456789abcdef01234567; write them with the same flags and facts, or, if these are two repositories of one name, pass --repository when they are written"
            )
        }
    }

    func testVersionsThatDifferAreTold() throws {
        var other = reports[1]
        other.version = "2.0.0"
        XCTAssertEqual(
            try Fleet([reports[0], other]).notes,
            ["The reports are of different versions of reobserve: 1.2.3 and 2.0.0. Their verdicts may differ."])
    }
}

/// Files that are not reports, or not ones of this version.
final class FleetFileTests: XCTestCase {
    private func message(_ object: [String: Any]) throws -> String {
        try message(String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self))
    }

    private func message(_ text: String) throws -> String {
        do {
            _ = try FleetFile.read(Array(text.utf8), place: "a.json")
            return ""
        } catch { return "\(error)" }
    }

    private func changed(_ change: (inout [String: Any]) -> Void) -> [String: Any] {
        var object = SampleReport(name: "kit").object()
        change(&object)
        return object
    }

    func testReportsAreRead() throws { XCTAssertEqual(try message(SampleReport(name: "kit").object()), "") }

    func testOtherFiles() throws {
        XCTAssertEqual(
            try message(changed { $0["repository"] = nil }),
            "a.json: does not name its repository, because an older reobserve wrote it; write it again")
        XCTAssertEqual(
            try message(changed { $0["schemaVersion"] = 2 }),
            "a.json: has version 2 of the format, and this program reads version 1")
        XCTAssertEqual(
            try message(["schemaVersion": 1, "findings": [Any](), "summary": [String: Any]()]),
            "a.json: is what diff, apply or check wrote; merge what “reobserve report --output json” writes")
        XCTAssertEqual(try message("{}"), "a.json: is not a report of reobserve")
        XCTAssertEqual(try message("{\"schemaVersion\":1}"), "a.json: is not a report of reobserve")
        XCTAssertEqual(
            try message(changed { $0["total"] = nil }), "a.json: the report has no “total”")
        XCTAssertEqual(
            try message(changed { $0["filesRead"] = "7" }), "a.json: filesRead has a value of the wrong type")
        XCTAssertEqual(
            try message(["schemaVersion": 1, "repositories": [["repository": ["name": "x"]]]]),
            "a.json: repositories[0] has no “tool”")
        for text in ["", "[", "[]", "null", "1", "\u{0}", "{\"schemaVersion\":1,", "<html>"] {
            XCTAssert(try message(text).hasPrefix("a.json: "), text)
        }
    }

    func testTruncatedFilesAreAnErrorWhereverTheyEnd() throws {
        let bytes = SampleReport(name: "kit", types: ["A"], holds: [("A", "b")]).bytes()
        for end in stride(from: 0, to: bytes.count, by: 7) {
            XCTAssertThrowsError(try FleetFile.read(Array(bytes[..<end]), place: "a.json"))
        }
    }

    func testNumbersThatCannotBe() throws {
        let counts: (Int) -> [String: Int] = {
            ["classes": $0, "moved": $0, "pending": 0, "assisted": 0, "blocked": 0, "kept": 0, "notSelected": 0]
        }
        for number in [-1, Int.max, 1_000_000_001] {
            XCTAssertEqual(
                try message(changed { $0["total"] = counts(number) }),
                "a.json: can't be merged, because its counts of classes do not add up")
            XCTAssertEqual(
                try message(changed { $0["filesRead"] = number }),
                "a.json: can't be merged, because \(number) is not a count")
        }
        XCTAssertEqual(
            try message(changed { $0["reasons"] = [["code": "<b>", "types": 1, "alone": 1]] }),
            "a.json: can't be merged, because “<b>” is not a code")
        XCTAssertEqual(
            try message(changed { $0["repository"] = ["name": ""] }),
            "a.json: can't be merged, because the name of the repository is empty")
    }

    func testPlacesInMessagesAreOneLine() {
        XCTAssertEqual("\(FleetError("a\n\u{1B}[31m.json", "x"))", "a\\n\\u{1B}[31m.json: x")
    }
}

final class FleetOrderTests: XCTestCase {
    private func steps(_ reports: [SampleReport]) throws -> [[String]] {
        let fleet = try Fleet(reports)
        let words = FleetWords(fleet: fleet)
        return fleet.order.steps.map {
            $0.map { words.names($0.members) + ($0.holders.isEmpty ? "" : " after " + words.names($0.holders)) }
        }
    }

    func testWhatIsHeldComesAfterItsHolders() throws {
        let reports = [
            SampleReport(name: "kit", types: ["A"], holds: [("A", "app"), ("A", "ui")]),
            SampleReport(name: "ui", types: ["B"], holds: [("B", "app"), ("B", "shop")]),
            SampleReport(name: "app"), SampleReport(name: "shop"),
        ]
        XCTAssertEqual(try steps(reports), [["app", "shop"], ["ui after app and shop"], ["kit after app and ui"]])
        XCTAssertEqual(try steps(reports.reversed()), try steps(reports))
    }

    func testThoseThatNeedEachOtherMigrateTogether() throws {
        let reports = [
            SampleReport(name: "a", types: ["A"], holds: [("A", "b")]),
            SampleReport(name: "b", types: ["B"], holds: [("B", "c")]),
            SampleReport(name: "c", types: ["C"], holds: [("C", "a"), ("C", "app")]), SampleReport(name: "app"),
            SampleReport(name: "base", types: ["D"], holds: [("D", "c")]),
        ]
        XCTAssertEqual(try steps(reports), [["app"], ["a, b and c after app"], ["base after c"]])
        let text = try Fleet(reports).text(.text)
        XCTAssert(
            text.contains(
                "     a, b and c need types of each other, so they can only migrate together. They come after app, or together with it.\n"
            ), text)
    }

    func testLongChains() throws {
        let reports = (0..<3000).map { number in
            SampleReport(
                name: "r\(10000 + number)", types: ["A"], holds: number == 0 ? [] : [("A", "r\(10000 + number - 1)")])
        }
        XCTAssertEqual(try steps(reports).count, 3000)
    }

    func testWhatIsDoneIsInNoStepUnlessOthersWaitForIt() throws {
        let done = [4, 0, 0, 0]
        XCTAssertEqual(
            try steps([
                SampleReport(name: "kit", types: ["A"], holds: [("A", "app")]), SampleReport(name: "app", counts: done),
                SampleReport(name: "other", counts: done),
            ]), [["app"], ["kit after app"]])
    }

    /// A library of which nothing is known is not said to be free.
    func testLibrariesJudgedWithoutFactsAreInNoStep() throws {
        let fleet = try Fleet([
            SampleReport(name: "kit", types: ["A"], hasFacts: false), SampleReport(name: "app", hasFacts: false),
        ])
        XCTAssertEqual(fleet.order.unknown.map { fleet.repositories[$0].repository.name }, ["kit"])
        XCTAssertEqual(fleet.order.steps.count, 1)
        XCTAssert(
            fleet.text(.md).contains(
                "kit is in no step, because other repositories may need public types and no facts were given"),
            fleet.text(.md))
    }

    /// A holder whose report is not merged is still told.
    func testHoldersOutsideOfTheList() throws {
        let fleet = try Fleet([SampleReport(name: "kit", types: ["A"], holds: [("A", "elsewhere")])])
        for format in [OverviewFormat.text, .md, .html] {
            XCTAssert(fleet.text(format).contains("elsewhere needs A"), fleet.text(format))
        }
    }
}

final class FleetFormatTests: XCTestCase {
    private static let hostile = "<script>alert(\"1\")</script>|`*'&\u{202E}\n::error::"

    private func fleet() throws -> Fleet {
        let hostile = FleetFormatTests.hostile
        return try Fleet([
            SampleReport(
                name: hostile, commit: "<b>\"'", owners: [(hostile, [1, 2, 3, 4])], types: [hostile],
                holds: [(hostile, "app"), ("A", hostile + "2")], version: "<i>"),
            SampleReport(name: "app"),
        ])
    }

    func testNothingOfAReportBecomesMarkup() throws {
        let html = try fleet().text(.html)
        XCTAssertEqual(html.components(separatedBy: "<script>").count, 2)
        XCTAssertEqual(html.components(separatedBy: "</script>").count, 2)
        XCTAssert(html.contains("<script>\(FleetScript.text)</script></body>"))
        for text in ["alert(\"1\")", "\u{202E}", "<b>\"", "<i>"] { XCTAssertFalse(html.contains(text), text) }
        for text in ["http://", "https://", "src=", "@import", "url(", "<link"] {
            XCTAssertFalse(html.contains(text), text)
        }
        XCTAssertFalse(FleetScript.text.contains("</"))
    }

    func testTextAndMarkdownAreOneLineEach() throws {
        let fleet = try fleet()
        for format in [OverviewFormat.text, .md] {
            let text = fleet.text(format)
            XCTAssertFalse(text.contains("\u{202E}"), format.rawValue)
            XCTAssertFalse(text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") }, text)
        }
        XCTAssertFalse(fleet.text(.md).contains("<script>"))
    }

    func testLinksLeadSomewhere() throws {
        let html = try fleet().text(.html)
        let ids = html.components(separatedBy: " id=").dropFirst().map { String($0.prefix { !" >".contains($0) }) }
        XCTAssertEqual(Set(ids).count, ids.count)
        for link in html.components(separatedBy: "href=\"#").dropFirst() {
            let target = String(link.prefix { $0 != "\"" })
            XCTAssert(ids.contains(target), target)
        }
    }

    func testAThousandRepositoriesFitInAMail() throws {
        let reports = (0..<1000).map {
            SampleReport(name: "github.com/acme/app-\($0)", owners: [("@acme/a", [1, 2, 3, 4])])
        }
        XCTAssertLessThan(try Fleet(reports).text(.html).utf8.count, 1_000_000)
    }

    func testNothingToDo() throws {
        let fleet = try Fleet([SampleReport(name: "kit", counts: [0, 0, 0, 0], reasons: [])])
        for format in OverviewFormat.allCases { XCTAssertEqual(fleet.text(format).last, "\n") }
        XCTAssertFalse(fleet.text(.text).contains("order"))
        XCTAssert(fleet.text(.text).contains("No ObservableObject class"))
    }
}
