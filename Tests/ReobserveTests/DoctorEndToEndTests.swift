import Foundation
import XCTest

@testable import reobserve

/// Runs the real program: what it says about a run.
final class DoctorEndToEndTests: XCTestCase {
    private func rows(_ text: String) -> [String: String] {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.contains("  ") }
        return Dictionary(
            lines.map { ($0.prefix { $0 != " " }, $0.drop { $0 != " " }.drop { $0 == " " }) }.map {
                (String($0), String($1))
            }
        ) { first, _ in first }
    }

    func testSaysWhatARunIsMadeOf() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\", platforms: [.iOS(.v16)], targets: [.target(name: \"App\")])\n"
        )
        try project.write("Sources/App/Model.swift", Sample.model() + Sample.view())
        try project.write("Sources/App/Main.storyboard")
        try project.commitAll()
        let before = try project.tree()
        let result = try project.reobserve("doctor", in: "Sources")
        XCTAssertEqual(result.status, 0)
        let plain = rows(result.text)
        XCTAssertEqual(plain["root"], project.path)
        XCTAssertEqual(plain["git"], project.path)
        XCTAssertEqual(plain["configuration"], "none")
        XCTAssertEqual(plain["baseline"], "none")
        XCTAssertEqual(plain["files"], "2 Swift files read")
        XCTAssertEqual(
            plain["targets"],
            "App: SwiftPM target (Package.swift:3), 1 file, iOS 16.0 (Package.swift:3) (too old for @Observable)")
        XCTAssertEqual(plain["types"], "0 pending, 0 assisted, 1 blocked, 0 kept, 0 not-selected")
        XCTAssertTrue(result.text.contains("Not seen: 1 storyboard or xib file."), result.text)
        XCTAssertEqual(try project.tree(), before)

        XCTAssertEqual(try project.reobserve("init").status, 0)
        XCTAssertEqual(try project.reobserve("baseline write").status, 0)
        try project.write("Sources/App/Model.swift", "let nothing = 0\n")
        let other = rows(try project.reobserve("doctor --min-target iOS17").errors)
        XCTAssertEqual(other, [:], "doctor has no such flag")
        let later = rows(try project.reobserve("doctor").text)
        XCTAssertEqual(later["configuration"], ".reobserve.json")
        XCTAssertEqual(later["baseline"], "1 type, of which 1 no longer exist")
        XCTAssertEqual(later["types"], "no ObservableObject class")
    }

    func testTableOfModulesNamesPlaces() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "project.yml",
            """
            targets:
              App:
                type: application
                platform: iOS
                deploymentTarget: '17.0'
                sources: [App]
                settings: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
              Kit: {type: framework, platform: iOS, deploymentTarget: '15.0', sources: [Kit]}
              Empty: {type: framework, platform: iOS, sources: [Empty]}
            """)
        for path in ["App/A.swift", "App/B.swift", "Kit/K.swift", "Else/E.swift"] {
            try project.write(path, "let x = 0\n")
        }
        let text = try project.reobserve("doctor").text
        let expected = """
            targets        Kit: XcodeGen target (project.yml:8), 1 file, iOS 15.0 (project.yml:8) (too old for @Observable)
                           other code in ./: 1 file, iOS 15.0 (project.yml:8), may be on the main actor (project.yml:7) (too old for @Observable)
                           App: XcodeGen target (project.yml:2), 2 files, iOS 17.0 (project.yml:5), may be on the main actor (project.yml:7)
                           Empty: XcodeGen target (project.yml:9), 0 files, no deployment target
            """
        XCTAssertTrue(text.contains(expected), text)
    }

    func testToolsThatAreMissingAreNoFailure() throws {
        let project = try TemporaryDirectory()
        let result = try project.reobserve("doctor", environment: ["PATH": project.path("nowhere")])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(rows(result.text)["swift"], "not found")
        try project.write(".reobserve.json", "{")
        XCTAssertEqual(try project.reobserve("doctor", "--root", ".").status, 2)
    }
}
