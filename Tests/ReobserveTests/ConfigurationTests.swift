import Foundation
import XCTest

@testable import reobserve

/// `.reobserve.json`: what it may say, and what outweighs it.
final class ConfigurationTests: XCTestCase {
    private func values(_ text: String) throws(UsageError) -> [String: [String]] {
        let values = try ConfigurationFile.values(of: Array(text.utf8), path: "F")
        return Dictionary(uniqueKeysWithValues: values.map { ($0.flag.name, $0.values) })
    }

    private func message(_ text: String, line: UInt = #line) -> String? {
        thrownError({ () throws(UsageError) in try values(text) }, line: line)?.message
    }

    func testValuesOfEveryShape() throws {
        XCTAssertEqual(try values("{}"), [:])
        XCTAssertEqual(
            try values(
                "{\"tier\": \"assisted\", \"xcode\": 26, \"public-api\": true, \"prefer-let\": false, \"exclude\": [\"Gen/**\", \"*.x\"], \"jobs\": 2}"
            ),
            ["tier": ["assisted"], "xcode": ["26"], "public-api": [""], "exclude": ["Gen/**", "*.x"], "jobs": ["2"]])
        XCTAssertEqual(
            try values("{\"$schema\": \"x\", \"exclude\": \"Gen\", \"fail-on\": [\"new\", \"pending\"]}"),
            ["exclude": ["Gen"], "fail-on": ["new,pending"]])
    }

    func testMistakesAreNamedWithTheirPlace() {
        let cases: [(text: String, message: String)] = [
            ("{\n  \"tier\": \"safe\",\n  \"exclud\": []\n}", "F:3: unknown key “exclud”; did you mean “exclude”?"),
            ("{\"whatever\": 1}", "F:1: unknown key “whatever”"),
            ("{\"root\": \"..\"}", "F:1: unknown key “root”; pass --root on the command line instead"),
            ("{\"help\": true}", "F:1: unknown key “help”; pass --help on the command line instead"),
            ("{\"tier\": \"saef\"}", "F:1: “tier” takes safe or assisted, not “saef”; did you mean “safe”?"),
            ("{\"tier\": true}", "F:1: “tier” takes a string or a number"),
            ("{\"tier\": [\"safe\"]}", "F:1: “tier” takes a string or a number"),
            ("{\"public-api\": \"yes\"}", "F:1: “public-api” takes true or false"),
            ("{\"exclude\": [1.5]}", "F:1: “exclude” takes a string or a list of strings"),
            ("{\"jobs\": 0}", "F:1: “jobs” takes a whole number from 1 to 512, not “0”"),
            ("{\"output\": \"sarif-x\"}", ""),
            ("[]", "F: is not a JSON object"),
        ]
        for (text, expected) in cases {
            let said = message(text)
            if expected.isEmpty { XCTAssertNotNil(said, text) } else { XCTAssertEqual(said, expected, text) }
        }
        for broken in ["", "{", "{\"tier\": }", "\u{0}", "{\"tier\" \"safe\"}"] {
            XCTAssertEqual(message(broken)?.hasPrefix("F: is not valid JSON"), true, broken)
        }
    }

    /// Every flag that can be configured has a value that the schema describes and that is taken.
    func testSchemaHoldsEveryKey() throws {
        let schema = try XCTUnwrap(
            JSONSerialization.jsonObject(with: Data(ConfigurationSchema.render().utf8)) as? [String: Any])
        let properties = try XCTUnwrap(schema["properties"] as? [String: [String: Any]])
        XCTAssertEqual(Set(properties.keys), Set(Flag.all.filter(\.isConfigurable).map(\.name) + ["$schema", "overrides"]))
        XCTAssertEqual(schema["additionalProperties"] as? Bool, false)
    }

    // MARK: With the real program

    private func makeProject(_ configuration: String) throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        try project.write(".reobserve.json", configuration)
        try project.commitAll()
        return project
    }

    func testFlagsOutweighTheFile() throws {
        let project = try makeProject("{\"skip-type\": [\"Model\"], \"exit-zero\": true}")
        XCTAssertEqual(try project.reobserve("diff --list").lines, [])
        XCTAssertEqual(try project.reobserve("diff --list", in: "App").lines, [], "the file is that of the root")
        let other = try project.reobserve("diff --list --skip-type Screen")
        XCTAssertEqual(other.lines, ["App/Model.swift", "App/Screen.swift"])
        XCTAssertEqual(other.status, 0, "exit-zero still holds")
        XCTAssertEqual(try project.reobserve("check").status, 0)
        XCTAssertEqual(try project.reobserve("rules").status, 0)
    }

    func testKeysOfOtherSubcommandsAreNoMistake() throws {
        let project = try makeProject("{\"fail-on\": \"none\", \"exit-zero\": false, \"list\": true}")
        XCTAssertEqual(try project.reobserve("check").status, 2, "list can't be configured")
        try project.write(".reobserve.json", "{\"fail-on\": \"none\", \"insert-todos\": true}")
        XCTAssertEqual(try project.reobserve("check").status, 0)
        XCTAssertEqual(try project.reobserve("diff").status, 1)
        XCTAssertEqual(try project.reobserve("baseline write").status, 0)
    }

    func testMistakeEndsWithTwoAndWritesNothing() throws {
        let project = try makeProject("{\"teir\": \"safe\"}")
        for subcommand in ["diff", "apply", "check", "baseline write"] {
            let result = try project.reobserve(subcommand)
            XCTAssertEqual(result.status, 2, subcommand)
            XCTAssertEqual(
                result.errors,
                "reobserve: \(project.path(".reobserve.json")):1: unknown key “teir”; did you mean “tier”?\n")
        }
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.model())
    }

    func testCombinationsAreCheckedAcrossBoth() throws {
        let project = try makeProject("{\"only-type\": \"Model\"}")
        XCTAssertEqual(try project.reobserve("diff --skip-type Model").status, 2)
    }

    func testInitWritesAFileThatChangesNothing() throws {
        let project = try TemporaryDirectory()
        try project.write("Package.swift", "// swift-tools-version: 5.9\n")
        try project.write("Model.swift", Sample.model() + Sample.view())
        let before = try project.reobserve().output
        XCTAssertEqual(try project.reobserve("init").status, 0)
        XCTAssertEqual(try project.reobserve().output, before)
        let written = try project.text(".reobserve.json")
        XCTAssertEqual(try project.reobserve("init").status, 2, "what is there stays")
        XCTAssertEqual(try project.text(".reobserve.json"), written)
        for schema in SchemaName.allCases {
            let printed = try project.reobserve("init", "--schema", schema.rawValue)
            XCTAssertEqual(printed.status, 0)
            XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(printed.output)), schema.rawValue)
        }
    }
}
