import XCTest

@testable import SystemAccess
@testable import reobserve

/// `reobserve plan`: steps that build by themselves, and commits of them.
final class PlanStepsEndToEndTests: XCTestCase {
    /// Two packages' worth of modules: `Holder` of the app holds `Alpha` of the library, whose subclass is `Beta`.
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17)],
                targets: [.target(name: "Core"), .executableTarget(name: "App", dependencies: ["Core"])])

            """)
        try project.write(
            "Sources/Core/Alpha.swift",
            "import SwiftUI\n\nclass Alpha: ObservableObject {\n    @Published var title = \"\"\n}\n\nfinal class Beta: Alpha {\n    @Published var count = 0\n}\n\n"
                + "struct AlphaView: View {\n    @ObservedObject var alpha: Alpha\n    @ObservedObject var beta: Beta\n    var body: some View { Text(\"\\(alpha.title) \\(beta.count)\") }\n}\n"
        )
        try project.write(
            "Sources/App/AHolder.swift",
            "import Core\nimport SwiftUI\n\nfinal class AHolder: ObservableObject {\n    @Published var gadget = ZGadget()\n}\n\n"
                + "struct HolderView: View {\n    @StateObject private var holder = AHolder()\n    @ObservedObject var gadget: ZGadget\n"
                + "    var body: some View { Text(\"\\(gadget.name) \\(holder.gadget.name)\") }\n}\n")
        try project.write(
            "Sources/App/ZGadget.swift",
            "import Combine\n\nfinal class ZGadget: ObservableObject {\n    @Published var name = \"\"\n}\n")
        try project.write("CODEOWNERS", "* @team/app\n/Sources/Core/ @team/core\n")
        try commitAll(project)
        return project
    }

    /// With somebody who commits, in this repository only.
    private func commitAll(_ project: TemporaryDirectory) throws {
        try project.commitAll()
        try project.git("config", "user.name", "t")
        try project.git("config", "user.email", "t@example.com")
    }

    private func titles(_ project: TemporaryDirectory) throws -> [String] {
        let log = try ChildProcess.run("git", ["-C", project.path, "log", "--reverse", "--format=%s"])
        return String(decoding: log.standardOutput, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func isClean(_ project: TemporaryDirectory) throws -> Bool {
        try ChildProcess.run("git", ["-C", project.path, "status", "--porcelain"]).standardOutput.isEmpty
    }

    private func applied(_ project: TemporaryDirectory, _ flags: String = "") throws -> [String: [UInt8]] {
        let copy = try TemporaryDirectory()
        for (path, bytes) in try project.tree() { try copy.write(path, bytes: bytes) }
        _ = try copy.reobserve("apply \(flags)")
        return try copy.tree()
    }

    func testListsWhatIsHeldBeforeItsHolder() throws {
        let project = try makeProject()
        let before = try project.tree()
        let result = try project.reobserve("plan")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.text,
            """
            1  ZGadget: 2 files
                 Sources/App/ZGadget.swift:3: ZGadget
            2  Alpha and Beta: 1 file
                 Sources/Core/Alpha.swift:3: Alpha
                 Sources/Core/Alpha.swift:7: Beta
            3  AHolder: 1 file
                 Sources/App/AHolder.swift:4: AHolder

            """)
        XCTAssertTrue(
            result.errors.hasPrefix("4 types in 3 steps, each of which builds on its own. Nothing was written."),
            result.errors)
        XCTAssertEqual(try project.tree(), before)
    }

    func testListsModulesAndOwners() throws {
        let project = try makeProject()
        XCTAssertEqual(
            try project.reobserve("plan --split-by module -q").lines.filter { !$0.hasPrefix(" ") },
            ["1  App: 2 types, 2 files", "2  Core: 2 types, 1 file"])
        XCTAssertEqual(
            try project.reobserve("plan --split-by owner -q").lines.filter { !$0.hasPrefix(" ") },
            ["1  @team/app: 2 types, 2 files", "2  @team/core: 2 types, 1 file"])
        XCTAssertEqual(
            try project.reobserve("plan -q --only-type Alpha --only-type Beta").lines.filter { !$0.hasPrefix(" ") },
            ["1  Alpha and Beta: 1 file"])
    }

    func testOneCommitForEachUnit() throws {
        let project = try makeProject()
        let expected = try applied(project)
        let result = try project.reobserve("plan --commits")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "3 commits of 3 steps.\n")
        XCTAssertEqual(
            try titles(project),
            [
                "x", "Migrate ZGadget to @Observable", "Migrate Alpha and Beta to @Observable",
                "Migrate AHolder to @Observable",
            ])
        XCTAssertEqual(try project.tree(), expected)
        XCTAssertTrue(try isClean(project))
        // A commit is undone by git; the journal would only take the files apart from it.
        XCTAssertTrue(try project.reobserve("undo").errors.contains("nothing to undo"))
    }

    func testOneCommitForEachModule() throws {
        let project = try makeProject()
        let expected = try applied(project)
        let result = try project.reobserve("plan --split-by module --commits -q")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            try titles(project),
            ["x", "Migrate 2 types of App to @Observable", "Migrate 2 types of Core to @Observable"])
        XCTAssertEqual(
            result.lines.map { $0.drop { $0 != " " } },
            [" Migrate 2 types of App to @Observable (2 files)", " Migrate 2 types of Core to @Observable (1 file)"])
        let body = try ChildProcess.run("git", ["-C", project.path, "log", "-1", "--format=%b"])
        XCTAssertEqual(
            String(decoding: body.standardOutput, as: UTF8.self),
            "Types: Alpha, Beta\n\nWritten by reobserve \(Program.version), --tier safe\n\n")
        XCTAssertEqual(try project.tree(), expected)
    }

    func testMessageNamesBehaviors() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Beacon.swift",
            "import SwiftUI\n\nfinal class Beacon: ObservableObject {\n    @Published var isLit = false\n"
                + "    init() { NotificationCenter.default.post(name: Notification.Name(\"beacon\"), object: self) }\n}\n\n"
                + "struct BeaconView: View {\n    @StateObject private var beacon = Beacon()\n    var body: some View { Toggle(\"Lit\", isOn: $beacon.isLit) }\n}\n"
        )
        try commitAll(project)
        XCTAssertTrue(
            try project.reobserve("plan --commits --xcode 26").errors.hasSuffix(
                "\nNothing can migrate now. reobserve diff --xcode 26 says why.\n"))
        _ = try project.reobserve("plan --commits --xcode 26 --tier assisted")
        let body = try ChildProcess.run("git", ["-C", project.path, "log", "-1", "--format=%b"])
        let text = String(decoding: body.standardOutput, as: UTF8.self)
        XCTAssertTrue(text.contains("May behave differently:\n- eager-initial-value at Beacon.swift:9: "), text)
    }

    func testOtherChangesStayOutOfTheCommits() throws {
        let project = try makeProject()
        try project.write("Notes.txt", "mine\n")
        try project.write("CODEOWNERS", "* @somebody\n")
        XCTAssertEqual(try project.reobserve("plan --commits").status, 0)
        let status = try ChildProcess.run("git", ["-C", project.path, "status", "--porcelain"])
        XCTAssertEqual(String(decoding: status.standardOutput, as: UTF8.self), " M CODEOWNERS\n?? Notes.txt\n")
    }

    func testRefusesAStagedIndexAndADirtyTarget() throws {
        let project = try makeProject()
        try project.write("Notes.txt", "mine\n")
        try project.git("add", "Notes.txt")
        let before = try project.tree()
        let staged = try project.reobserve("plan --commits")
        XCTAssertEqual(staged.status, 2)
        XCTAssertTrue(staged.errors.contains("the git index has staged changes"), staged.errors)
        try project.git("reset", "-q")
        try project.write("Sources/Core/Alpha.swift", try project.text("Sources/Core/Alpha.swift") + "// mine\n")
        let dirty = try project.reobserve("plan --commits")
        XCTAssertEqual(dirty.status, 2)
        XCTAssertTrue(dirty.errors.contains("Sources/Core/Alpha.swift: error: has uncommitted changes"), dirty.errors)
        XCTAssertTrue(dirty.errors.contains("1 commit of 3 steps."), dirty.errors)
        XCTAssertEqual(try project.tree()["Notes.txt"], before["Notes.txt"])
        XCTAssertEqual(try titles(project), ["x", "Migrate ZGadget to @Observable"])
    }

    func testNeedsARepository() throws {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model() + Sample.view())
        let result = try project.reobserve("plan --commits")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("is not in a git repository"), result.errors)
        XCTAssertEqual(try project.reobserve("plan").status, 0)
    }

    func testACommitThatGitRefusesIsTakenBack() throws {
        let project = try makeProject()
        try project.write(
            ".git/hooks/commit-msg",
            "#!/bin/sh\nif grep -q Alpha \"$1\"; then echo 'no Alpha on Sundays' >&2; exit 1; fi\n")
        chmod(project.path(".git/hooks/commit-msg"), 0o755)
        let result = try project.reobserve("plan --commits")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("no Alpha on Sundays"), result.errors)
        XCTAssertTrue(result.errors.contains("the files of this step were restored"), result.errors)
        XCTAssertTrue(try isClean(project))
        XCTAssertEqual(try titles(project), ["x", "Migrate ZGadget to @Observable"])
        XCTAssertFalse(try project.text("Sources/Core/Alpha.swift").contains("@Observable"))
    }

    func testACommandDecidesWhatIsCommitted() throws {
        let project = try makeProject()
        let result = try project.reobserve(
            "plan", "--commits", "--split-by", "module", "--verify", "! grep -q @Observable Sources/App/ZGadget.swift")
        XCTAssertEqual(result.status, 2, result.errors)
        XCTAssertEqual(
            try titles(project), ["x", "Migrate AHolder to @Observable", "Migrate 2 types of Core to @Observable"])
        XCTAssertTrue(result.errors.contains("with ZGadget migrated"), result.errors)
        XCTAssertTrue(try isClean(project))
        XCTAssertEqual(try project.reobserve("plan --verify true").status, 2)
    }

    func testBelowTheTopOfTheRepository() throws {
        let project = try TemporaryDirectory()
        try project.write("app/Model.swift", Sample.model() + Sample.view())
        try project.write("other/Model.swift", Sample.model("Other") + Sample.view("OtherScreen", of: "Other"))
        try commitAll(project)
        let result = try project.reobserve("plan --commits --root app")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try titles(project), ["x", "Migrate Model to @Observable"])
        XCTAssertTrue(try isClean(project))
        XCTAssertFalse(try project.text("other/Model.swift").contains("@Observable"))
    }
}
