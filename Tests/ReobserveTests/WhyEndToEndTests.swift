import Foundation
import XCTest

@testable import reobserve

/// Runs the real program: why types move or stay, and what would free them.
final class WhyEndToEndTests: XCTestCase {
    /// `Feed` inherits from `Base`, whose publisher is handed out; `Free` can move; `Kept` is not to, and could not.
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write(
            "App/Base.swift",
            "import SwiftUI\n\nclass Base: ObservableObject {\n    @Published var title = \"\"\n}\n"
                + Sample.view("BaseScreen", of: "Base"))
        try project.write(
            "App/Feed.swift",
            "import SwiftUI\n\nfinal class Feed: Base {\n    @Published var count = 0\n}\n"
                + Sample.view("FeedScreen", of: "Feed"))
        try project.write("App/Watch.swift", Sample.publisherUse(of: "Base"))
        try project.write("App/Free.swift", Sample.model("Free") + Sample.view("FreeScreen", of: "Free"))
        try project.write(
            "App/Kept.swift",
            "import SwiftUI\n\n// reobserve:keep\nfinal class Kept: ObservableObject, Codable {\n    var title = \"\"\n}\n"
                + Sample.view("KeptScreen", of: "Kept"))
        try project.write("App/Plain.swift", "struct Plain {}\n@Observable final class Moved {}\n")
        try project.commitAll()
        return project
    }

    func testWayLeadsFromTheTypeToThePlaceThatDecides() throws {
        let project = try makeProject()
        let before = try project.tree()
        let result = try project.reobserve("why Feed")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.text,
            """
            Feed is blocked: it migrates only with Base, which stays (publisher-projection).

            App/Feed.swift:3:13: note: Feed is declared here
                final class Feed: Base {
                            ^~~~
            App/Feed.swift:3:19: note: Feed inherits from Base; a class migrates only with its superclass
                final class Feed: Base {
                                  ^~~~
            App/Watch.swift:4:10: blocks: $title is used as a publisher [publisher-projection]
                model.$title
                     ^~~~~~~
            App/Base.swift:4:20: note: title is declared here, in Base
                @Published var title = ""
                               ^~~~~

            Migration unit: Base, Feed migrate together or not at all.

            What would unblock all 2 of them
              publisher-projection: Replace the pipeline with onChange(of:), task(id:) or your own subject.
                App/Watch.swift:4:10  $title is used as a publisher

            This would free 2 types: Base, Feed.

            """)
        XCTAssertEqual(try project.tree(), before, "nothing is written")
    }

    /// What is said to be free is free once the change is made.
    func testFreedTypesMoveOnceThePlaceIsChanged() throws {
        let project = try makeProject()
        XCTAssertTrue(try project.reobserve("why Base").text.contains("This would free 2 types: Base, Feed."))
        try project.write("App/Watch.swift", "func watch(_ model: Base) -> String {\n    model.title\n}\n")
        for name in ["Base", "Feed"] {
            XCTAssertTrue(
                try project.reobserve("why \(name)").text.hasPrefix("\(name) can migrate now, with edits in "), name)
        }
    }

    func testKeptTypeNamesWhatTheCommentHides() throws {
        let result = try makeProject().reobserve("why Kept")
        XCTAssertTrue(result.text.hasPrefix("Kept is kept by a comment.\n"), result.text)
        XCTAssertTrue(
            result.text.contains(
                "  kept: Remove the comment reobserve:keep, or “keep” for its file in .reobserve.json.\n"), result.text)
        XCTAssertTrue(result.text.contains("This would free 1 type: Kept"), result.text)
    }

    func testFlagsThatFreeAreNamed() throws {
        let project = try makeProject()
        try project.write(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\", platforms: [.iOS(.v16)], targets: [.target(name: \"App\", path: \"App\")])\n"
        )
        let result = try project.reobserve("why Free")
        XCTAssertTrue(result.text.contains("[deployment-target]"), result.text)
        XCTAssertTrue(result.text.contains("(--min-target iOS17)"), result.text)
        XCTAssertTrue(result.text.contains("This would free "), result.text)
        XCTAssertTrue(try project.reobserve("why Free --min-target iOS17").text.hasPrefix("Free can migrate now"))
        XCTAssertTrue(
            try project.reobserve("why Free --min-target iOS17 --ignore state-object").text.contains(
                "(without --ignore state-object)"))
    }

    /// The first place in the order of the code, whichever worker looks for it.
    func testClaimAboutAPublisherNamesWhatItsSubscribersRun() throws {
        let project = try TemporaryDirectory()
        let steps = [
            ("Setting", "self?.reset()", "and a subscriber may set text in reset"),
            ("Calling", "self?.post()", "and a subscriber may run NotificationCenter.default.post in post"),
            ("Subscribing", "self?.follow()", "and a subscriber may subscribe again in follow"),
        ]
        try project.write("Resetting.swift", "protocol Resetting: AnyObject {\n    func reset()\n}\n")
        for (name, step, _) in steps {
            try project.write(
                "\(name).swift",
                """
                import Combine
                import SwiftUI

                final class \(name): ObservableObject, Resetting {
                    @Published /* told */ var text = ""
                    private var cancellables = Set<AnyCancellable>()

                    func start() {
                        $text.sink { [weak self] _ in \(step) }.store(in: &cancellables)
                    }

                    func follow() {
                        $text.sink { print($0) }.store(in: &cancellables)
                    }

                    func reset() { text = "" }

                    func post() { NotificationCenter.default.post(name: .reset, object: nil) }
                }

                """ + Sample.view("\(name)Screen", of: name))
        }
        for (name, _, cause) in steps {
            for jobs in ["-j1", "-j4"] {
                let result = try project.reobserve("why \(name) --min-target iOS17 \(jobs)")
                XCTAssertTrue(result.text.contains("textSubject replaces $text, \(cause)\n"), result.text)
            }
        }
    }

    func testClaimAboutALookupNamesWhatShowsTheViewWithoutTheObject() throws {
        let project = try TemporaryDirectory()
        let reader = { (name: String) in
            """

            struct \(name)Screen: View {
                @EnvironmentObject var model: \(name)
                var body: some View { Button("Clear") { model.count = 0 } }
            }

            """
        }
        try project.write(
            "Models.swift",
            Sample.model("Early") + reader("Early") + Sample.model("Shown") + reader("Shown")
                + "final class Host: NSObject {\n    let early = UIHostingController(rootView: EarlyScreen())\n}\n")
        try project.write(
            "ShownPreview.swift",
            "import SwiftUI\n\n#Preview { ShownScreen() }\n\nstruct Root: View {\n    @StateObject var shown = Shown()\n"
                + "    var body: some View { ShownScreen().environmentObject(shown) }\n}\n")
        for (name, cause) in [
            ("Early", "and Host shows the view without it"),
            ("Shown", "and a preview in ShownPreview.swift shows the view without it"),
        ] {
            let result = try project.reobserve("why \(name) --min-target iOS17")
            XCTAssertTrue(result.text.contains("model becomes @Environment, \(cause)\n"), result.text)
        }
    }

    func testLinesMeanTheTypeDeclaredHeldOrFoundThere() throws {
        let project = try makeProject()
        let cases: [(place: String, start: String)] = [
            ("App/Feed.swift:3", "Feed (it is declared on this line) is blocked"),
            ("App/Feed.swift:4:5", "Feed (the macro tracks count) is blocked"),
            ("App/Feed.swift:9", "Feed (@StateObject holds it on this line) is blocked"),
            ("App/Watch.swift:4", "Base ($title is used as a publisher) is blocked"),
            ("App/Free.swift:5", "Free (its declaration contains this line) can migrate now"),
        ]
        for (place, start) in cases {
            let result = try project.reobserve("why", place)
            XCTAssertTrue(result.text.hasPrefix(start), "\(place): \(result.text.prefix(100)) \(result.errors)")
        }
        XCTAssertTrue(
            try project.reobserve("why", "Feed.swift:3", in: "App").text.hasPrefix("Feed "),
            "relative to the current directory")
        XCTAssertTrue(
            try project.reobserve("why", "App/Feed.swift:3", in: "App").text.hasPrefix("Feed "), "relative to the root")
    }

    func testWhatIsNotThereIsSaid() throws {
        let project = try makeProject()
        let cases: [(subject: String, status: Int32, errors: String)] = [
            ("Fead", 2, "reobserve: no ObservableObject class is named “Fead”; did you mean Feed?\n"),
            ("Plain", 1, "App/Plain.swift: note: Plain is a struct, not an ObservableObject\n"),
            ("Moved", 1, "App/Plain.swift: note: Moved is already @Observable\n"),
            ("App/Plain.swift:1", 1, "reobserve: no ObservableObject class is declared or used at App/Plain.swift:1\n"),
            (
                "App/Free.swift:99", 1,
                "reobserve: no ObservableObject class is declared or used at App/Free.swift:99; did you mean App/Free.swift:3?\n"
            ),
            ("App/None.swift:1", 2, "reobserve: App/None.swift: no such file\n"),
            ("App/Free.swift", 2, "reobserve: why takes a type or a line of a file: App/Free.swift:LINE\n"),
            ("App/Free.swift:0", 2, "reobserve: line numbers start at 1: “App/Free.swift:0”\n"),
        ]
        for (subject, status, errors) in cases {
            let result = try project.reobserve("why", subject)
            XCTAssertEqual(result.status, status, subject)
            XCTAssertEqual(result.errors, errors)
            XCTAssertEqual(result.text, "", subject)
        }
        for arguments in ["why", "why A B"] { XCTAssertEqual(try project.reobserve(arguments).status, 2) }
        XCTAssertEqual(try project.reobserve("why Feed --output sarif").status, 2)
    }

    func testTypesOfOneNameAreAllShown() throws {
        let project = try makeProject()
        try project.write(
            "App/Twins.swift",
            "import SwiftUI\n\nenum A {\n    final class Twin: ObservableObject {\n        @Published var a = 0\n    }\n}\nenum B {\n    final class Twin: ObservableObject {\n        @Published var b = 0\n    }\n}\n"
        )
        XCTAssertEqual(try project.reobserve("why Twin").lines.filter { $0.contains("Twin is blocked") }.count, 2)
        XCTAssertEqual(try project.reobserve("why A.Twin").lines.filter { $0.contains("Twin is blocked") }.count, 1)
    }

    func testJSONSaysTheSame() throws {
        let project = try makeProject()
        let result = try project.reobserve("why Feed --output json")
        XCTAssertEqual(result.status, 0)
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        let type = try XCTUnwrap((object["types"] as? [[String: Any]])?.first)
        XCTAssertEqual(type["status"] as? String, "blocked")
        XCTAssertEqual(
            (type["evidence"] as? [[String: Any]])?.compactMap { $0["kind"] as? String },
            ["type", "superclass", "reason", "declaration"])
        let release = try XCTUnwrap(type["release"] as? [String: Any])
        XCTAssertEqual(
            (release["moving"] as? [[String: Any]])?.compactMap { $0["symbol"] as? String }, ["Base", "Feed"])
        XCTAssertEqual(release["certain"] as? Bool, true)
        let missing = try project.reobserve("why Fead --output json")
        XCTAssertEqual(missing.status, 2)
        XCTAssertTrue(missing.text.contains("\"suggestion\" : \"Feed\""), missing.text)
    }

    /// What `.reobserve.json` says for other commands is not written by this one.
    func testConfigurationCountsButItsOutputsDoNot() throws {
        let project = try makeProject()
        try project.write(".reobserve.json", "{\"output\": [\"sarif\"], \"skip-type\": \"Free\"}\n")
        let result = try project.reobserve("why Free")
        XCTAssertTrue(result.text.hasPrefix("Free was not selected"), result.text + result.errors)
        XCTAssertFalse(result.text.contains("sarif"))
    }

    func testColors() throws {
        let project = try makeProject()
        XCTAssertTrue(try project.reobserve("why Feed --color always").text.contains("\u{1B}[31mblocks: \u{1B}[m"))
        XCTAssertFalse(try project.reobserve("why Feed --color never").text.contains("\u{1B}"))
    }
}
