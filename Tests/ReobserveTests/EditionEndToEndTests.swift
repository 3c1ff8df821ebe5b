import Foundation
import XCTest

@testable import reobserve

/// Runs the real program: which edition of Xcode a result depends on, and who says so (catalogue 80).
final class EditionEndToEndTests: XCTestCase {
    /// A model whose making can be noticed, so that its owner is safe with Xcode 27 only, and one whose making can't.
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        let effects =
            "import SwiftUI\n\nfinal class Cart: ObservableObject {\n    @Published var title = \"\"\n    init() { print(\"made\") }\n}\n"
        try project.write("App/Cart.swift", effects + Sample.view("CartScreen", of: "Cart"))
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        return project
    }

    private func sentence(_ basis: String, count: String = "1 type depends") -> String {
        "\n\(count) on \(basis): with --xcode 26 it would be assisted.\n"
    }

    func testAssumptionIsSaid() throws {
        let project = try makeProject()
        let result = try project.reobserve()
        XCTAssertTrue(
            result.errors.hasPrefix("2 of 2 types can migrate now." + sentence("Xcode 27 (assumed)")), result.errors)
        XCTAssertTrue(try project.reobserve("check").errors.contains(sentence("Xcode 27 (assumed)")))
        XCTAssertTrue(try project.reobserve("plan").errors.contains(sentence("Xcode 27 (assumed)")))
        XCTAssertTrue(try project.reobserve("report").text.contains(sentence("Xcode 27 (assumed)")))
        XCTAssertTrue(
            try project.reobserve("report --output html").text.contains("1 type depends on Xcode 27 (assumed)"))
        XCTAssertTrue(try project.reobserve("report --output md").text.contains("1 type depends on Xcode 27"))
        XCTAssertTrue(
            try project.reobserve("why Cart").text.contains(
                "This depends on Xcode 27 (assumed): with --xcode 26 it would be assisted."))
        XCTAssertFalse(try project.reobserve("why Model").text.contains("Xcode"))
        XCTAssertTrue(try project.reobserve("doctor").text.contains("edition        Xcode 27 (assumed)\n"))
        XCTAssertTrue(try project.reobserve("--tier assisted").errors.contains(sentence("Xcode 27 (assumed)")))
        XCTAssertFalse(try project.reobserve("--only-type Model").errors.contains("Xcode"))
        XCTAssertTrue(try project.reobserve("apply").errors.contains(sentence("Xcode 27 (assumed)")))
    }

    func testOtherEditionIsSaid() throws {
        let project = try makeProject()
        let result = try project.reobserve("--xcode 26")
        XCTAssertTrue(
            result.errors.hasPrefix(
                "1 of 2 types can migrate now. 1 more with --tier assisted.\n"
                    + "1 type is assisted because of Xcode 26 (--xcode): with --xcode 27 it would be safe.\n"),
            result.errors)
    }

    func testBothEditionsAgreeWithWhatIsSaid() throws {
        let project = try makeProject()
        let with27 = try report(project, [])
        let with26 = try report(project, ["--xcode", "26"])
        XCTAssertEqual(with27.statuses, ["Cart": "pending", "Model": "pending"])
        XCTAssertEqual(with27.otherwise, ["Cart": "assisted"])
        XCTAssertEqual(with26.statuses, ["Cart": "assisted", "Model": "pending"])
        XCTAssertEqual(with26.otherwise, ["Cart": "safe"])
        XCTAssertEqual(with27.edition, "27 assumed  1")
        XCTAssertEqual(with26.edition, "26 flag --xcode 1")
    }

    /// What pins an edition, and what the summary says of it.
    func testSources() throws {
        let cases: [(file: String, text: String, edition: Int, basis: String)] = [
            (".reobserve.json", "{\"xcode\": 26}", 26, "Xcode 26 (.reobserve.json)"),
            (".xcode-version", "26.1\n", 26, "Xcode 26 (.xcode-version says 26.1)"),
            (".xcode-version", "27.0.1\n", 27, "Xcode 27 (.xcode-version says 27.0.1)"),
            (
                ".github/workflows/ci.yml", "jobs:\n  t:\n    with:\n      xcode-version: '26.1'\n", 26,
                "Xcode 26 (.github/workflows/ci.yml says 26.1)"
            ),
            (".github/workflows/ci.yml", "with:\n  xcode-version: latest-stable\n", 27, "Xcode 27 (assumed)"),
            (
                ".github/workflows/ci.yml", "xcode: ['26.1', '27.0']\n", 26,
                "Xcode 26 (.github/workflows/ci.yml says 26.1 and 27.0)"
            ),
            (".travis.yml", "osx_image: xcode16.2\n", 26, "Xcode 26 (.travis.yml says 16.2)"),
            (".travis.yml", "osx_image: xcode11\n", 27, "Xcode 27 (assumed)"),
            ("bitrise.yml", "stack: osx-xcode-26.1.x\n", 26, "Xcode 26 (bitrise.yml says 26.1)"),
            ("fastlane/Fastfile", "xcodes(version: \"27.0\")\n", 27, "Xcode 27 (fastlane/Fastfile says 27.0)"),
            (
                "ci_scripts/ci_post_clone.sh", "xcodes select 26.1\n", 26,
                "Xcode 26 (ci_scripts/ci_post_clone.sh says 26.1)"
            ),
            (
                "App.xcodeproj/project.pbxproj", "{ LastUpgradeCheck = 2610; }", 27,
                "Xcode 27 (assumed; App.xcodeproj was last opened with 26.1)"
            ),
            (
                "App.xcodeproj/project.pbxproj", "{ LastUpgradeCheck = 2700; }", 27,
                "Xcode 27 (App.xcodeproj was last opened with 27.0)"
            ),
            ("App.xcodeproj/project.pbxproj", "{ LastUpgradeCheck = 9999; }", 27, "Xcode 27 (assumed)"),
            ("Pods/Pods.xcodeproj/project.pbxproj", "{ LastUpgradeCheck = 1600; }", 27, "Xcode 27 (assumed)"),
        ]
        for (file, text, edition, basis) in cases {
            let project = try makeProject()
            try project.write(file, text)
            let errors = try project.reobserve().errors
            let count = edition == 27 ? "1 type depends on " : "1 type is assisted because of "
            XCTAssertTrue(
                errors.contains("\n" + count + basis + ": with --xcode \(edition == 27 ? 26 : 27) "),
                "\(file): \(text)\n\(errors)")
            XCTAssertTrue(try project.reobserve("doctor").text.contains("edition        \(basis)\n"), file)
        }
    }

    func testOrderOfSources() throws {
        let project = try makeProject()
        try project.write("App.xcodeproj/project.pbxproj", "{ LastUpgradeCheck = 2700; }")
        try project.write(".github/workflows/ci.yml", "xcode-version: 27.1\n")
        func edition(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
            let line = try project.reobserve((["doctor"] + arguments).joined(separator: " "), environment: environment)
                .lines.first { $0.hasPrefix("edition") }
            return String((line ?? "").drop { $0 != "X" })
        }
        XCTAssertEqual(try edition(), "Xcode 27 (.github/workflows/ci.yml says 27.1)")
        // Of several that build the project the lowest decides.
        try project.write(".xcode-version", "26.1")
        XCTAssertEqual(try edition(), "Xcode 26 (.xcode-version says 26.1, .github/workflows/ci.yml says 27.1)")
        try project.write(
            "Old.app/Contents/version.plist", "<key>CFBundleShortVersionString</key>\n\t<string>26.0</string>")
        let selected = ["DEVELOPER_DIR": project.path("Old.app/Contents/Developer")]
        XCTAssertEqual(
            try edition(environment: selected),
            "Xcode 26 (the selected Xcode says 26.0, .github/workflows/ci.yml says 27.1)")
        try project.write(".reobserve.json", "{\"xcode\": \"27\"}")
        XCTAssertEqual(try edition(environment: selected), "Xcode 27 (.reobserve.json)")
        XCTAssertEqual(try edition("--xcode 26", environment: selected), "Xcode 26 (--xcode)")
    }

    /// A workflow may leave the choice to an action of its own repository; other actions there say nothing.
    func testActionsThatWorkflowsUse() throws {
        let project = try makeProject()
        func basis() throws -> String? {
            try project.reobserve("doctor").lines.first { $0.hasPrefix("edition") }.map { String($0.dropFirst(15)) }
        }
        try project.write(".github/actions/old/action.yml", "run: xcode-select -s /Applications/Xcode_16.4.app\n")
        try project.write(".github/actions/select/action.yaml", "run: xcode-select -s /Applications/Xcode_26.2.app\n")
        try project.write(".github/actions/setup/action.yml", "steps:\n  - uses: ./.github/actions/select\n")
        try project.write(".github/workflows/ci.yml", "steps:\n  - uses: actions/checkout@v4\n")
        XCTAssertEqual(try basis(), "Xcode 27 (assumed)")
        try project.write(".github/workflows/ci.yml", "steps:\n  - uses: './.github/actions/setup' # Xcode\n")
        XCTAssertEqual(try basis(), "Xcode 26 (.github/actions/select/action.yaml says 26.2)")
    }

    /// Settings are those of the repository, wherever in it the root is; a link leads nowhere, and no other program is
    /// run.
    func testWhereSettingsAreRead() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Sub/Package.swift",
            "// swift-tools-version: 5.9\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n")
        try project.write("Sub/Sources/A/Model.swift", Sample.model() + Sample.view())
        try project.write(".xcode-version", "26.1")
        try project.commitAll()
        XCTAssertTrue(
            try project.reobserve("doctor --root Sub").text.contains(
                "edition        Xcode 26 (.xcode-version says 26.1)\n"))
        let other = try makeProject()
        other.link(".xcode-version", to: project.path(".xcode-version"))
        XCTAssertTrue(try other.reobserve("doctor").text.contains("edition        Xcode 27 (assumed)\n"))
    }

    func testInitDoesNotDecide() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("init --root .").status, 0)
        XCTAssertTrue(try project.reobserve("--root .").errors.contains("Xcode 27 (assumed)"))
    }

    // MARK: JSON

    private func report(
        _ project: TemporaryDirectory, _ flags: [String]
    ) throws -> (statuses: [String: String], otherwise: [String: String], edition: String) {
        let result = try project.reobserve((["check", "--output", "json"] + flags).joined(separator: " "))
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        let findings = try XCTUnwrap(object["findings"] as? [[String: Any]])
        var statuses: [String: String] = [:]
        var otherwise: [String: String] = [:]
        for finding in findings {
            let name = try XCTUnwrap(finding["symbol"] as? String)
            statuses[name] = finding["status"] as? String
            otherwise[name] = finding["withOtherXcode"] as? String
        }
        let xcode = try XCTUnwrap((object["basis"] as? [String: Any])?["xcode"] as? [String: Any])
        let edition = ["edition", "source", "detail", "types"].map { xcode[$0].map { "\($0)" } ?? "?" }.joined(
            separator: " ")
        return (statuses, otherwise, edition)
    }
}
