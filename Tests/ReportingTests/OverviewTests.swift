import Semantics
import SourceText
import XCTest

@testable import Reporting

final class GraphLayoutTests: XCTestCase {
    private func edge(_ from: Int, _ to: Int, _ isDirected: Bool = true) -> GraphLayout.Edge {
        GraphLayout.Edge(from: from, to: to, isDirected: isDirected)
    }

    func testHoldersStandLeftOfWhatTheyHold() throws {
        let layout = GraphLayout(widths: [80, 90, 100, 70], edges: [edge(0, 1), edge(1, 2)], wantedWidth: 1000)
        let places = try (0..<3).map { try XCTUnwrap(layout.places[$0]) }
        XCTAssertLessThan(places[0].x + places[0].width, places[1].x)
        XCTAssertLessThan(places[1].x + places[1].width, places[2].x)
        XCTAssertNil(layout.places[3], "what has no edge is no part of the picture")
    }

    func testSameGraphGivesTheSamePlaces() {
        for seed in 1...20 {
            let (widths, edges) = randomGraph(nodes: 60, edges: 90, seed: UInt64(seed))
            let first = GraphLayout(widths: widths, edges: edges, wantedWidth: 1000)
            let second = GraphLayout(widths: widths, edges: edges.reversed() + edges, wantedWidth: 1000)
            XCTAssertEqual(first.places, second.places, "the order and number of equal edges count for nothing")
        }
    }

    /// Also where edges lead round, and for many nodes in one column.
    func testNoTwoBoxesOverlapAndAllAreInThePicture() {
        for (nodes, edges) in [(2, 1), (5, 8), (40, 300), (250, 249), (250, 900)] {
            let (widths, edges) = randomGraph(nodes: nodes, edges: edges, seed: UInt64(nodes))
            let layout = GraphLayout(widths: widths, edges: edges, wantedWidth: 1000)
            let places = layout.places.compactMap { $0 }
            for (number, place) in places.enumerated() {
                XCTAssertGreaterThanOrEqual(place.x, 0)
                XCTAssertLessThanOrEqual(place.x + place.width, layout.width)
                XCTAssertLessThanOrEqual(place.y + GraphLayout.height, layout.height)
                for other in places[(number + 1)...] {
                    let isApart =
                        place.x + place.width <= other.x || other.x + other.width <= place.x
                        || place.y + GraphLayout.height <= other.y || other.y + GraphLayout.height <= place.y
                    XCTAssertTrue(isApart, "\(place) \(other)")
                }
            }
        }
    }

    /// One that holds two hundred others makes no column of two hundred.
    func testLongColumnsAreSplit() {
        let layout = GraphLayout(
            widths: [Int](repeating: 150, count: 201), edges: (1...200).map { edge(0, $0) }, wantedWidth: 1000)
        XCTAssertLessThan(layout.height, 1400)
        XCTAssertLessThan(layout.width, 2600)
    }

    private func randomGraph(nodes: Int, edges: Int, seed: UInt64) -> ([Int], [GraphLayout.Edge]) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        let widths = (0..<nodes).map { _ in 60 + next(120) }
        return (widths, (0..<edges).map { _ in edge(next(nodes), next(nodes), next(5) > 0) })
    }
}

final class HTMLReportTests: XCTestCase {
    private static let hostile = "<script>alert(\"1\")</script>'&"

    private func overview(_ files: [String: String], owners: @escaping (String) -> [String] = { _ in [] }) -> Overview {
        let run = SampleRun(files, options: MigrationOptions(inquiry: .landscape))
        return Overview(run.report, run.plan.landscape, owners: owners)
    }

    private func page(_ overview: Overview, title: String = "App") -> String {
        String(decoding: OverviewFormat.html.render(overview, title: title), as: UTF8.self)
    }

    /// Paths, code, owners and the title come from the project.
    func testNothingOfAProjectBecomesMarkup() {
        let hostile = HTMLReportTests.hostile
        let code =
            "import SwiftUI\n\nfinal class Cart: ObservableObject {\n    @Published var title = \"</script><img src=x onerror=alert(2)>\" // </style><!--\n}\n"
            + Sample.view(of: "Cart")
        let files = [
            "A\(hostile)/Cart\u{202E}.swift": code,
            "\"onload=x.swift":
                "import SwiftUI\n\nfinal class Two: ObservableObject {\n    @Published var title = 1\n}\n",
        ]
        let html = page(overview(files) { _ in [hostile, "@a\"b"] }, title: hostile)
        let script = HTMLScript.text
        XCTAssertEqual(html.components(separatedBy: "<script>").count, 2)
        XCTAssertEqual(html.components(separatedBy: "</script>").count, 2)
        XCTAssertEqual(html.components(separatedBy: "</style>").count, 2)
        XCTAssertTrue(html.contains("<script>\(script)</script></body>"), "the script is the same for all projects")
        for text in ["alert(\"1\")", "<img", "<!--", "\u{202E}", "\"onload", "onerror=alert(2)>\""] {
            XCTAssertFalse(html.contains(text), text)
        }
        XCTAssertTrue(html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;"))
        XCTAssertTrue(html.contains("&lt;img src=x onerror=alert(2)&gt;"))
        XCTAssertTrue(html.contains("\\u{202E}"))
    }

    func testPageNeedsNothingElse() {
        let html = page(overview(Sample.files))
        for text in ["http://", "https://", "src=", "@import", "url(http", "<link"] {
            XCTAssertFalse(html.contains(text), text)
        }
        XCTAssertTrue(html.contains("default-src 'none'"))
    }

    func testScriptAndStyleDoNotEndThemselves() {
        XCTAssertFalse(HTMLScript.text.contains("</"))
        XCTAssertFalse(HTMLStyle.text.contains("</"))
    }

    func testEachTypeStandsOnceAndLinksLeadSomewhere() throws {
        let overview = overview(Sample.files)
        let html = page(overview)
        for number in overview.types.indices {
            XCTAssertEqual(html.components(separatedBy: " id=t\(number) ").count, 2, "t\(number)")
        }
        let ids = Set(
            html.components(separatedBy: " id=").dropFirst().map { $0.prefix { !" >".contains($0) } }.map(String.init))
        for link in html.components(separatedBy: "href=\"#").dropFirst() {
            let target = String(link.prefix { $0 != "\"" })
            XCTAssertTrue(ids.contains(target), target)
        }
    }

    func testSameReportGivesTheSameBytes() {
        for format in OverviewFormat.allCases {
            XCTAssertEqual(
                format.render(overview(Sample.files), title: "a"), format.render(overview(Sample.files), title: "a"),
                format.rawValue)
            XCTAssertEqual(format.render(overview(Sample.files), title: "a").last, 0x0A, format.rawValue)
        }
    }
}

final class SideBySideDiffTests: XCTestCase {
    func testLinesOfACRLFFileStandBesideEachOther() throws {
        let bytes = Array("import SwiftUI\r\n\r\nclass A: ObservableObject {\r\n}\r\n".utf8)
        let text = String(decoding: bytes, as: UTF8.self)
        let start = UInt32(
            text.utf8.distance(from: text.utf8.startIndex, to: try XCTUnwrap(text.range(of: ": Obs")).lowerBound))
        var diff = try XCTUnwrap(
            SideBySideDiff(
                path: "A.swift", old: CodeColors(bytes),
                edits: [TextEdit(range: TextRange(start, start + 18), replacement: "")]))
        let html = diff.render()
        XCTAssertEqual(diff.counts.added, 1)
        XCTAssertEqual(diff.counts.removed, 1)
        XCTAssertTrue(
            html.contains(
                "<tr><td class=del data-n=3><td class=del><i class=k>class</i> <i class=t>A</i><b>: </b><b><i class=t>ObservableObject</i></b><b> </b>{"
                    + "<td class=add data-n=3><td class=add><i class=k>class</i> <i class=t>A</i> {"), html)
        XCTAssertFalse(html.contains("\r"))
    }

    func testColorsAreThoseOfTheTokens() {
        let colors = CodeColors(
            Array("@State var a = \"x<\\(b)\" // note <b>\nlet n = 0x1F /* long\nend */ + Type()\n".utf8))
        XCTAssertEqual(
            colors.html(line: 1),
            "<i class=a>@</i><i class=a>State</i> <i class=k>var</i> a = <i class=s>&quot;</i><i class=s>x&lt;</i>\\(b)<i class=s>&quot;</i> <i class=c>// note &lt;b&gt;</i>"
        )
        XCTAssertEqual(colors.html(line: 2), "<i class=k>let</i> n = <i class=n>0x1F</i> <i class=c>/* long</i>")
        XCTAssertEqual(colors.html(line: 3), "<i class=c>end */</i> + <i class=t>Type</i>()")
        XCTAssertEqual(colors.html(line: 9), "")
    }

    /// Whatever is marked, the text of a line stays what it was.
    func testMarksLoseNothing() {
        let line = "    @EnvironmentObject private var account: Account // é🙂 \"x\""
        let colors = CodeColors(Array(line.utf8))
        func text(_ html: String) -> String {
            var result = ""
            var isTag = false
            for character in html {
                if character == "<" {
                    isTag = true
                } else if character == ">" {
                    isTag = false
                } else if !isTag {
                    result.append(character)
                }
            }
            return result.replacingOccurrences(of: "&quot;", with: "\"")
        }
        for marks in [[], [0..<4], [4..<22], [5..<9, 12..<14], [30..<70], [0..<200], [22..<23, 23..<24]] {
            XCTAssertEqual(text(colors.html(line: 1, marks: marks)), line)
        }
    }

    func testPairsAreThoseWithMostInCommon() {
        let old = ["class A: ObservableObject {"].map { ArraySlice($0.utf8) }
        let new = ["@Observable", "class A {"].map { ArraySlice($0.utf8) }
        XCTAssertEqual(LinePairing.pairs(old, new).map { [$0.old ?? -1, $0.new ?? -1] }, [[-1, 0], [0, 1]])
        XCTAssertEqual(LinePairing.pairs(new, old).map { [$0.old ?? -1, $0.new ?? -1] }, [[0, -1], [1, 0]])
        XCTAssertEqual(LinePairing.pairs([], new).count, 2)
        let difference = LinePairing.difference(
            ArraySlice("  @StateObject var a".utf8), ArraySlice("  @State var a".utf8))
        XCTAssertEqual(difference.old, [3..<14])
        XCTAssertEqual(difference.new, [3..<8])
    }
}

final class OverviewUnitTests: XCTestCase {
    private func overview(_ text: String) -> Overview {
        let run = SampleRun(
            ["A.swift": "import SwiftUI\nimport Combine\n\n" + text], options: MigrationOptions(inquiry: .landscape))
        return Overview(run.report, run.plan.landscape, owners: nil)
    }

    private func model(_ name: String, _ body: String) -> String {
        Sample.model(name, body)
            + "struct \(name)View: View {\n    @StateObject private var model = \(name)()\n    var body: some View { Text(\"\\(model.n)\") }\n}\n"
    }

    func testWhatIsHeldComesBeforeItsHolder() {
        let overview = overview(
            model("Outer", "@Published var n = 0\n    var middle = Middle()")
                + model("Middle", "@Published var n = 0\n    var inner: [String: Inner?] = [:]")
                + model("Inner", "@Published var n = 0"))
        XCTAssertEqual(
            overview.units.map { overview.types[$0.members[0]].finding.symbol }, ["Inner", "Middle", "Outer"])
        XCTAssertEqual(overview.units.map(\.holds), [[], [1], [2]])
    }

    func testTypesThatHoldEachOtherHaveAnOrderToo() {
        let overview = overview(
            model("One", "@Published var n = 0\n    var two: Two?")
                + model("Two", "@Published var n = 0\n    weak var one: One?"))
        XCTAssertEqual(overview.units.count, 2)
        XCTAssertEqual(overview.units.map(\.number), [1, 2])
    }

    func testSharesAreThoseOfTheFindings() {
        let run = Sample.run(options: MigrationOptions(inquiry: .landscape))
        let overview = Overview(run.report, run.plan.landscape, owners: { $0.hasPrefix("A/") ? ["@a", "@b"] : [] })
        XCTAssertEqual(overview.total.legacy, run.report.findings.count)
        for status in Finding.Status.allCases { XCTAssertEqual(overview.total.count(status), run.report.count(status)) }
        XCTAssertEqual(overview.units.flatMap(\.members).sorted(), Array(run.report.findings.indices))
        XCTAssertEqual(Set(overview.owners.map(\.name)), ["@a", "@b", "no owner"])
        let frees = overview.reasons.first { $0.code == "kept" }
        XCTAssertEqual(frees?.frees, 1)
    }
}
