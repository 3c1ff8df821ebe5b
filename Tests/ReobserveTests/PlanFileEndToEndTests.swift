import Foundation
import Reporting
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: plans that become files, and files that are no plans.
final class PlanFileEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        try project.write(
            "Odd é.swift",
            bytes: [0xEF, 0xBB, 0xBF]
                + Array(
                    (Sample.model("Odd") + Sample.view("OddScreen", of: "Odd")).replacingOccurrences(
                        of: "\n", with: "\r\n"
                    ).utf8))
        return project
    }

    /// A directory beside the project with the project's plan in `plan.json`.
    private func makePlan(_ project: TemporaryDirectory) throws -> TemporaryDirectory {
        let elsewhere = try TemporaryDirectory()
        let result = try project.reobserve("diff", "--plan-out", elsewhere.path("plan.json"))
        XCTAssertEqual(result.status, 1, result.errors)
        return elsewhere
    }

    private func apply(_ plan: TemporaryDirectory, _ project: TemporaryDirectory) throws -> ProgramResult {
        try project.reobserve("apply", "--plan", plan.path("plan.json"))
    }

    private func assertRefused(
        _ plan: TemporaryDirectory, _ project: TemporaryDirectory, _ message: String, line: UInt = #line
    ) throws {
        let before = try project.tree()
        let result = try apply(plan, project)
        XCTAssertEqual(result.status, 2, message, line: line)
        XCTAssertTrue(result.errors.contains(message), "\(message) is not in \(result.errors)", line: line)
        XCTAssertTrue(result.errors.contains("nothing was written"), result.errors, line: line)
        XCTAssertEqual(try project.tree(), before, line: line)
    }

    func testPlanGivesWhatApplyGives() throws {
        let planned = try makeProject()
        let applied = try makeProject()
        for project in [planned, applied] { try project.commitAll() }
        let before = try planned.tree()
        let plan = try makePlan(planned)
        XCTAssertEqual(try planned.tree(), before, "diff writes nothing below the root")
        let result = try apply(plan, planned)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.errors.hasPrefix("2 types migrated in 3 files, according to the plan.\n"), result.errors)
        XCTAssertEqual(try applied.reobserve("apply").status, 0)
        XCTAssertEqual(try planned.tree(), try applied.tree())
        try assertRefused(
            plan, planned, "App/Model.swift: error: has changed since the plan was made")
        XCTAssertEqual(try planned.reobserve("undo").status, 0)
        XCTAssertEqual(try planned.tree(), before)
        XCTAssertEqual(try apply(plan, planned).status, 0, "what was undone fits the plan again")
    }

    func testPlanIsTheSameEachTimeAndSaysWhatMoves() throws {
        let project = try makeProject()
        let first = try makePlan(project)
        let second = try makePlan(project)
        XCTAssertEqual(try first.bytes("plan.json"), try second.bytes("plan.json"))
        let plan = try XCTUnwrap(
            JSONSerialization.jsonObject(with: Data(try first.bytes("plan.json"))) as? [String: Any])
        XCTAssertEqual(plan["version"] as? Int, 1)
        XCTAssertEqual((plan["types"] as? [[String: Any]])?.compactMap { $0["name"] as? String }, ["Model", "Odd"])
        XCTAssertEqual(
            (plan["files"] as? [[String: Any]])?.compactMap { $0["path"] as? String },
            ["App/Model.swift", "App/Screen.swift", "Odd é.swift"])
    }

    /// The schema's properties are the plan's, at each level, and all are required.
    func testSchemaSaysWhatAPlanHas() throws {
        let project = try makeProject()
        let plan = try makePlan(project)
        let value = try JSONSerialization.jsonObject(with: Data(try plan.bytes("plan.json")))
        let schema = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(PlanFileSchema.text.utf8)) as? [String: Any])
        XCTAssertEqual(schema["$schema"] as? String, "https://json-schema.org/draft/2020-12/schema")
        XCTAssertGreaterThan(try compare(value, schema, "plan"), 20)
    }

    /// - Returns: how many properties were compared.
    private func compare(_ value: Any, _ schema: [String: Any], _ place: String) throws -> Int {
        if let list = value as? [Any] {
            let items = try XCTUnwrap(schema["items"] as? [String: Any], place)
            return try list.enumerated().reduce(0) { try $0 + compare($1.element, items, "\(place)[\($1.offset)]") }
        }
        guard let object = value as? [String: Any] else { return 0 }
        let properties = try XCTUnwrap(schema["properties"] as? [String: Any], place)
        XCTAssertEqual(object.keys.sorted(), properties.keys.sorted(), place)
        XCTAssertEqual(object.keys.sorted(), (schema["required"] as? [String])?.sorted(), place)
        return try object.reduce(object.count) { count, entry in
            try count
                + compare(entry.value, try XCTUnwrap(properties[entry.key] as? [String: Any]), "\(place).\(entry.key)")
        }
    }

    func testDirtyFileIsRefusedUnlessAllowed() throws {
        let project = try makeProject()
        try project.commitAll()
        try project.write("App/Model.swift", Sample.model() + "// mine\n")
        let plan = try makePlan(project)
        try assertRefused(plan, project, "App/Model.swift: error: has uncommitted changes")
        XCTAssertEqual(try project.reobserve("apply", "--allow-dirty", "--plan", plan.path("plan.json")).status, 0)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.migratedModel() + "// mine\n")
    }

    func testPathsAreRefused() throws {
        let project = try makeProject()
        let plan = try makePlan(project)
        let result = try project.reobserve("apply", "--plan", plan.path("plan.json"), "App")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("takes no PATHS"), result.errors)
    }

    func testMissingOrUnwritablePlan() throws {
        let project = try makeProject()
        let missing = try project.reobserve("apply", "--plan", "nowhere.json")
        XCTAssertEqual(missing.status, 2)
        XCTAssertTrue(missing.errors.contains("nowhere.json: cannot open: No such file or directory"), missing.errors)
        let unwritable = try project.reobserve("diff", "--plan-out", "no/such/plan.json")
        XCTAssertEqual(unwritable.status, 2)
        XCTAssertTrue(unwritable.errors.contains("No such file or directory"), unwritable.errors)
    }

    func testNoPlanIsWrittenWhereSomethingCouldNotBeRead() throws {
        let project = try makeProject()
        let result = try project.reobserve("diff", "--plan-out", "plan.json", "App", "nowhere")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("no plan was written"), result.errors)
        XCTAssertNil(try project.tree()["plan.json"])
    }

    // MARK: What is no plan

    func testCutPlanIsRefusedWhereverItIsCut() throws {
        let project = try makeProject()
        let plan = try makePlan(project)
        let bytes = try plan.bytes("plan.json")
        for part in 0..<12 {
            try plan.write("plan.json", bytes: Array(bytes[..<(bytes.count * part / 12)]))
            try assertRefused(plan, project, "plan.json: error: ")
        }
    }

    private static func planOfOneFile(_ edits: String, before: String = String(repeating: "0", count: 64)) -> String {
        let after = String(repeating: "0", count: 64)
        return
            #"{"version":1,"tool":"x","types":[],"files":[{"path":"App/Model.swift","before":"\#(before)","after":"\#(after)","edits":\#(edits)}]}"#
    }

    func testWrongJSONIsRefusedWithItsPlace() throws {
        let project = try makeProject()
        let plan = try TemporaryDirectory()
        let examples: [(text: String, message: String)] = [
            ("", "this can't be read as JSON"), ("{", "this can't be read as JSON"),
            ("nonsense", "this can't be read as JSON"),
            ("[]", "the plan has a value of the wrong type"), ("{}", "the plan has no “version”"),
            (#"{"version":"1"}"#, "version has a value of the wrong type"),
            (#"{"version":2}"#, "the plan has version 2, and this program reads version 1"),
            (#"{"version":1}"#, "the plan has no “tool”"),
            (#"{"version":1,"tool":"x","types":[],"files":{}}"#, "files has a value of the wrong type"),
            (#"{"version":1,"tool":"x","types":[],"files":[{}]}"#, "files[0] has no “path”"),
            (Self.planOfOneFile(#"[{"start":-1,"end":2,"replacement":""}]"#), "plan.json: error: "),
            (Self.planOfOneFile(#"[{"start":0,"end":4294967296,"replacement":""}]"#), "plan.json: error: "),
            (Self.planOfOneFile(#"[{"start":0,"end":1.5,"replacement":""}]"#), "plan.json: error: "),
            (
                Self.planOfOneFile(#"[{"start":0,"end":1,"replacement":7}]"#),
                "files[0].edits[0].replacement has a value of the wrong type"
            ),
            (
                Self.planOfOneFile(#"[{"start":0,"end":1,"replacement":null}]"#),
                "files[0].edits[0].replacement has a value of the wrong type"
            ),
            (
                Self.planOfOneFile(#"[{"start":5,"end":1,"replacement":""}]"#),
                "App/Model.swift: error: an edit ends at 1, before its start at 5"
            ),
            (
                Self.planOfOneFile(#"[{"start":0,"end":5,"replacement":""},{"start":4,"end":6,"replacement":""}]"#),
                "App/Model.swift: error: the edits at 0..<5 and 4..<6 overlap"
            ),
            (
                Self.planOfOneFile("[]", before: "xyz"),
                "App/Model.swift: error: a digest is not 64 lowercase hexadecimal digits"
            ),
            (Self.planOfOneFile("[]"), "App/Model.swift: error: has changed since the plan was made"),
            (String(repeating: "[", count: 100_000), "this can't be read as JSON"),
        ]
        for example in examples {
            try plan.write("plan.json", example.text)
            try assertRefused(plan, project, example.message)
        }
    }

    func testPathsThatLeadElsewhereAreRefused() throws {
        let project = try makeProject()
        let elsewhere = try TemporaryDirectory()
        try elsewhere.write("Victim.swift", Sample.model())
        let before = try elsewhere.tree()
        project.link("Out.swift", to: elsewhere.path("Victim.swift"))
        project.link("OutFolder", to: elsewhere.path)
        project.link("Pods.swift", to: "Pods/Library.swift")
        try project.write("Pods/Library.swift", Sample.model())
        try project.write("Package.swift", Sample.model())
        try project.write("notes.txt", Sample.model())
        try project.write("Made.swift", "// @generated\n" + Sample.model())
        try project.write(".build/checkouts/x.swift", Sample.model())
        try project.commitAll()
        let name = PathName.lastComponent(of: elsewhere.path)
        let examples = [
            ("../\(name)/Victim.swift", "the path contains “..”"), ("App/../App/Model.swift", "the path contains “..”"),
            (elsewhere.path("Victim.swift"), "the path is absolute"), ("", "the path is empty"),
            ("./App/Model.swift", "an empty component or “.”"),
            ("App//Model.swift", "an empty component or “.”"), (#"App/Model.swift\u0000"#, "contains a NUL"),
            (".git/config.swift", "leads into .git"),
            (".reobserve/x.swift", "leads into .git or .reobserve"), (".GIT/x.swift", "leads into .git"),
            ("Out.swift", "leads out of the root"),
            ("OutFolder/Victim.swift", "leads out of the root"),
            ("Package.swift", "is not a Swift file that reobserve may change"),
            ("notes.txt", "is not a Swift file"), ("App", "is not a Swift file"),
            ("Pods/Library.swift", "is not a Swift file that reobserve may change"),
            (".build/checkouts/x.swift", "is not a Swift file that reobserve may change"),
            ("Pods.swift", "is a link to a file that reobserve must not change"),
            ("Made.swift", "is generated"), ("Missing.swift", "Missing.swift: error: cannot"),
            ("No/Missing.swift", "No/Missing.swift: error: cannot"),
        ]
        let plan = try TemporaryDirectory()
        for (path, message) in examples {
            var content = [UInt8](Sample.model().utf8)
            if path == "Made.swift" { content = Array("// @generated\n".utf8) + content }
            let digest = try sha256(content)
            try plan.write(
                "plan.json",
                #"{"version":1,"tool":"x","types":[],"files":[{"path":"\#(path)","before":"\#(digest)","after":"\#(digest)","edits":[]}]}"#
            )
            try assertRefused(plan, project, message)
        }
        XCTAssertEqual(try elsewhere.tree(), before)
    }

    /// Digests that fit and edits that don't.
    func testEditsThatGiveSomethingElseAreRefused() throws {
        let project = try makeProject()
        let plan = try makePlan(project)
        let text = try plan.text("plan.json")
        try plan.write("plan.json", text.replacingOccurrences(of: "@Observable", with: "@Observed"))
        try assertRefused(plan, project, "App/Model.swift: error: the edits do not result in the digest of the plan")
        let twice = try XCTUnwrap(text.range(of: "App/Screen.swift", options: .backwards))
        try plan.write("plan.json", text.replacingCharacters(in: twice, with: "App/Model.swift"))
        try assertRefused(plan, project, "App/Model.swift: error: the plan contains this file twice")
        let digest = try sha256(Array(Sample.model().utf8))
        try plan.write(
            "plan.json",
            #"{"version":1,"tool":"x","types":[],"files":[{"path":"App/Model.swift","before":"\#(digest)","after":"\#(digest)","edits":[{"start":9000,"end":9001,"replacement":""}]}]}"#
        )
        try assertRefused(plan, project, "App/Model.swift: error: the edit at 9000..<9001 is beyond its end")
    }

    /// The digest as the system's own program gives it.
    private func sha256(_ bytes: [UInt8]) throws -> String {
        let directory = try TemporaryDirectory()
        try directory.write("file", bytes: bytes)
        let program = ["sha256sum", "shasum -a 256"].joined(separator: " file || ") + " file"
        let result = try ChildProcess.run("sh", ["-c", "cd '\(directory.path)' && { \(program); }"])
        if result.exitCode != 0 { throw XCTSkip("there is no sha256sum") }
        return String(decoding: result.standardOutput.prefix(64), as: UTF8.self)
    }
}
