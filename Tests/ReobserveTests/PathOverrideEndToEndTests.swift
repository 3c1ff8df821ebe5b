import XCTest

@testable import SystemAccess
@testable import reobserve

/// `overrides` in `.reobserve.json`: what holds for the code in some files.
final class PathOverrideEndToEndTests: XCTestCase {
    private func message(_ text: String, line: UInt = #line) -> String? {
        thrownError(
            { () throws(UsageError) in try PathOverride.all(in: Array(text.utf8), path: "F") }, line: line)?.message
    }

    /// Two types, one in each folder, with a property that is not published.
    private func makeProject(_ overrides: String) throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        for folder in ["Legacy", "App"] {
            let name = folder + "Model"
            let model = Sample.model(name).replacingOccurrences(
                of: "title = \"\"", with: "title = \"\"\n    var count = 0")
            try project.write("\(folder)/Deep/Model.swift", model)
            try project.write("\(folder)/Screen.swift", Sample.view(folder + "Screen", of: name))
        }
        try project.write(".reobserve.json", "{\"overrides\": \(overrides)}")
        try project.commitAll()
        return project
    }

    // MARK: Keys

    func testTypesOfSomeFilesAreKept() throws {
        for files in ["\"Legacy/**\"", "\"Legacy/\"", "[\"Nowhere\", \"/Legacy/Deep/*.swift\"]"] {
            let project = try makeProject("[{\"files\": \(files), \"keep\": true}]")
            XCTAssertEqual(
                try project.reobserve("diff --list").lines, ["App/Deep/Model.swift", "App/Screen.swift"], files)
            let why = try project.reobserve("why LegacyModel")
            XCTAssertTrue(why.text.contains("the configuration keeps the types of this file"), why.text)
            XCTAssertEqual(try project.reobserve("check --fail-on blocked").status, 0, "kept types never fail")
        }
        // What uses the type may be anywhere: the type is declared elsewhere.
        let project = try makeProject("[{\"files\": \"Legacy/Screen.swift\", \"keep\": true}]")
        XCTAssertEqual(try project.reobserve("diff --list").lines.count, 4)
    }

    func testRulesChangeNothingInSomeFiles() throws {
        let project = try makeProject("[{\"files\": \"Legacy\", \"ignore\": [\"state-object\"]}]")
        let result = try project.reobserve("diff -v")
        XCTAssertFalse(result.text.contains("Legacy/"), result.text)
        XCTAssertTrue(result.text.contains("App/Screen.swift"), result.text)
        XCTAssertTrue(
            result.errors.contains("this place needs state-object, which the configuration ignores in this file"),
            result.errors)
        // A flag outweighs the file.
        XCTAssertEqual(try project.reobserve("diff --list --ignore bindable").lines.count, 4)
    }

    func testGuidanceFindsNothingInSomeFiles() throws {
        let project = try makeProject("[{\"files\": \"Legacy\", \"ignore\": \"private-state\"}]")
        for folder in ["Legacy", "App"] {
            try project.write(
                "\(folder)/Row.swift",
                "import SwiftUI\n\nstruct \(folder)Row: View {\n    @State var isOn = false\n    var body: some View { Toggle(\"\", isOn: $isOn) }\n}\n"
            )
        }
        let result = try project.reobserve("check --select private-state --fail-on new")
        XCTAssertTrue(result.text.contains("App/Row.swift:4"), result.text)
        XCTAssertFalse(result.text.contains("Legacy/Row.swift"), result.text)
    }

    func testOtherPropertiesOfSomeFilesAreIgnored() throws {
        let project = try makeProject(
            "[{\"files\": \"*.swift\", \"untracked\": \"ignore\"}, {\"files\": \"App\", \"untracked\": \"track\"}]")
        let patch = try project.reobserve("diff --output patch")
        let parts = patch.text.components(separatedBy: "diff --git ")
        let legacy = try XCTUnwrap(parts.first { $0.hasPrefix("a/Legacy/Deep") })
        let app = try XCTUnwrap(parts.first { $0.hasPrefix("a/App/Deep") })
        XCTAssertTrue(legacy.contains("@ObservationIgnored"), legacy)
        XCTAssertFalse(app.contains("@ObservationIgnored"), app)
        XCTAssertFalse(try project.reobserve("diff --untracked track").text.contains("@ObservationIgnored"))
    }

    func testConstantsInSomeFiles() throws {
        let project = try makeProject("[{\"files\": \"Legacy\", \"prefer-let\": true}]")
        for folder in ["Legacy", "App"] {
            try project.write(
                "\(folder)/Row.swift",
                "import SwiftUI\n\nprivate struct \(folder)Row: View {\n    @ObservedObject private var model: \(folder)Model\n    var body: some View { Text(model.title) }\n    static func make(_ model: \(folder)Model) -> \(folder)Row { \(folder)Row(model: model) }\n}\n"
            )
        }
        let patch = try project.reobserve("diff").text
        let patchWithFlag = try project.reobserve("diff --prefer-let").text
        let parts = patch.components(separatedBy: "diff --git ")
        let legacy = try XCTUnwrap(parts.first { $0.hasPrefix("a/Legacy/Row") })
        let app = try XCTUnwrap(parts.first { $0.hasPrefix("a/App/Row") })
        XCTAssertTrue(patchWithFlag.contains("diff --git " + legacy), legacy)
        XCTAssertFalse(patchWithFlag.contains("diff --git " + app), app)
    }

    // MARK: Mistakes

    func testMistakesAreNamed() {
        let cases: [(text: String, message: String)] = [
            ("{\"overrides\": {}}", "F:1: “overrides” takes a list of objects"),
            ("{\n\"overrides\": [1]}", "F:2: “overrides” 1: is not an object"),
            ("{\"overrides\": [{}]}", "F:1: “overrides” 1: needs “files”, a pattern or a list of patterns"),
            ("{\"overrides\": [{\"files\": 1.5}]}", "F:1: “overrides” 1: “files” takes a string or a list of strings"),
            (
                "{\"overrides\": [{\"files\": \"a[\"}]}",
                "F:1: “overrides” 1: “files”: the pattern “a[” can't match any file; see the syntax of .gitignore"
            ),
            ("{\"overrides\": [{\"files\": \"A\", \"keep\": 1}]}", "F:1: “overrides” 1: “keep” takes true or false"),
            (
                "{\"overrides\": [{\"files\": \"A\"}, {\"files\": \"A\", \"tier\": \"safe\"}]}",
                "F:1: “overrides” 2: “tier” can't differ by path, because it decides about whole types or the whole run; the keys of an override are files, keep, ignore, untracked and prefer-let"
            ),
            (
                "{\"overrides\": [{\"files\": \"A\", \"skip\": true}]}",
                "F:1: “overrides” 1: unknown key “skip”; did you mean “keep”?"
            ),
            (
                "{\"overrides\": [{\"files\": \"A\", \"untraked\": \"track\"}]}",
                "F:1: “overrides” 1: unknown key “untraked”; did you mean “untracked”?"
            ),
            (
                "{\"overrides\": [{\"files\": \"A\", \"ignore\": \"no-rule\"}]}",
                "F:1: “overrides” 1: “ignore”: unknown rule “no-rule”; “reobserve rules” lists the rules"
            ),
        ]
        for (text, expected) in cases { XCTAssertEqual(message(text), expected) }
        XCTAssertEqual(try PathOverride.all(in: Array("{}".utf8), path: "F"), [])
    }

    func testAMistakeEndsWithTwo() throws {
        let project = try makeProject("[{\"files\": \"Legacy\", \"tier\": \"assisted\"}]")
        for subcommand in ["diff", "apply", "check", "report", "why LegacyModel"] {
            XCTAssertEqual(try project.reobserve(subcommand).status, 2, subcommand)
        }
    }

    func testTheSchemaHasTheKeys() throws {
        let schema = try XCTUnwrap(
            JSONSerialization.jsonObject(with: Data(ConfigurationSchema.render().utf8)) as? [String: Any])
        let overrides = try XCTUnwrap((schema["properties"] as? [String: Any])?["overrides"] as? [String: Any])
        let entry = try XCTUnwrap(overrides["items"] as? [String: Any])
        XCTAssertEqual(
            Set(try XCTUnwrap(entry["properties"] as? [String: Any]).keys),
            ["files", "keep", "ignore", "untracked", "prefer-let"])
        XCTAssertEqual(entry["additionalProperties"] as? Bool, false)
    }
}
