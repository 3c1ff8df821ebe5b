import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: what it says is true, and what it tells to run next does what was shown.
final class StatementsEndToEndTests: XCTestCase {
    private static let manifest =
        "// swift-tools-version: 5.9\nimport PackageDescription\n"
        + "let package = Package(name: \"App\", platforms: [.iOS(.v15)], targets: [.target(name: \"App\")])\n"
    private static let complete = "All Swift files found were read"

    /// A package for iOS 15 with one class that moves once that is raised.
    private func makePackage(_ folder: String = "") throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        let prefix = folder.isEmpty ? "" : folder + "/"
        try project.write(prefix + "Package.swift", StatementsEndToEndTests.manifest)
        try project.write(prefix + "Sources/App/Model.swift", Sample.model() + Sample.view())
        return project
    }

    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        return project
    }

    /// What stands behind `Next: ` up to a comma, a semicolon or the end, run by a shell in a directory.
    private func runNext(_ errors: String, in directory: String) throws -> ChildProcessResult {
        let rest = try XCTUnwrap(errors.components(separatedBy: "Next: ").last)
        let command = String(rest.prefix { !",;\n".contains($0) })
        XCTAssertTrue(command.hasPrefix("reobserve "), command)
        let program = PathName.parent(of: try BuiltProgram.path())
        let path = "\(program):\(Terminal.environmentVariable("PATH") ?? "/usr/bin:/bin")"
        return try ChildProcess.run("sh", ["-c", "cd '\(directory)' && \(command)"], environment: ["PATH": path])
    }

    // MARK: The next command

    func testNextCommandDoesWhatWasShown() throws {
        let project = try makePackage("My 'App'")
        let flags = [
            "--min-target", "iOS17", "--tier", "assisted", "--root", "My 'App'", "--output", "json=report.json",
            "--quiet",
        ]
        XCTAssertEqual(try run(project, flags).errors, "")
        let result = try run(project, flags.dropLast() + ["My 'App'/Sources"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains(
                "Next: reobserve apply --min-target iOS17 --tier assisted --root 'My '\\''App'\\''' 'My '\\''App'\\''/Sources', which changes 1 file."
            ),
            result.errors)
        let next = try runNext(result.errors, in: project.path)
        XCTAssertEqual(next.exitCode, 0, String(decoding: next.standardError, as: UTF8.self))
        XCTAssertEqual(
            try project.text("My 'App'/Sources/App/Model.swift"), Sample.migratedModel() + Sample.migratedView())
    }

    private func run(_ project: TemporaryDirectory, _ arguments: [String]) throws -> (status: Int32, errors: String) {
        let result = try ChildProcess.run(
            "sh", ["-c", "cd '\(project.path)' && exec \"$@\"", "sh", try BuiltProgram.path()] + arguments)
        return (result.exitCode, String(decoding: result.standardError, as: UTF8.self))
    }

    func testNextCommandsOfOtherSubcommands() throws {
        let project = try makePackage("Sub")
        try project.write(
            "Sub/Sources/App/Watch.swift",
            Sample.model("Stuck") + Sample.view("Two", of: "Stuck") + Sample.publisherUse(of: "Stuck"))
        try project.commitAll()
        let flags = "--root Sub --min-target iOS17"
        XCTAssertTrue(
            try project.reobserve("diff \(flags)").errors.contains(
                "; reobserve why --root Sub --min-target iOS17 Stuck."))
        let check = try project.reobserve("check \(flags) --fail-on new").errors
        XCTAssertTrue(
            check.contains(
                "Next: reobserve apply \(flags) migrates what can migrate now; reobserve baseline --root Sub write accepts the current types."
            ), check)
        let plan = try project.reobserve("plan \(flags) --split-by module").errors
        XCTAssertTrue(plan.contains("Next: reobserve plan \(flags) --split-by module --commits\n"), plan)
        XCTAssertEqual(try runNext(plan, in: project.path).exitCode, 0)
        XCTAssertEqual(try project.text("Sub/Sources/App/Model.swift"), Sample.migratedModel() + Sample.migratedView())
        XCTAssertTrue(
            try project.reobserve("plan \(flags)").errors.contains(
                "Nothing can migrate now. reobserve diff \(flags) says why.\n"))
        let blocked = try project.reobserve("check \(flags) --fail-on blocked").errors
        XCTAssertTrue(blocked.contains(". Next: reobserve why \(flags) Stuck shows what blocks it; "), blocked)
        // Nothing is left that apply could do.
        let failed = try project.reobserve("check \(flags) --fail-on new").errors
        XCTAssertTrue(failed.contains("; reobserve baseline --root Sub write accepts the current types.\n"), failed)
        XCTAssertFalse(failed.contains("reobserve apply"), failed)
    }

    // MARK: Deployment targets

    func testSettingToRaiseIsNamed() throws {
        let project = try makePackage()
        try project.commitAll()
        let sentence =
            "1 type depends on --min-target: raise iOS in platforms of Package.swift from 15.0 to 17.0 before you build."
        for command in ["diff", "check", "plan"] {
            let errors = try project.reobserve("\(command) --min-target iOS17").errors
            XCTAssertTrue(errors.contains(sentence + "\n"), "\(command): \(errors)")
        }
        for format in ["text", "html"] {
            XCTAssertTrue(
                try project.reobserve("report --min-target iOS17 --output \(format)").text.contains(sentence), format)
        }
        XCTAssertTrue(try project.reobserve("report --min-target iOS17 --output md").text.contains("1 type depends on"))
        XCTAssertTrue(
            try project.reobserve("check --min-target iOS17 --output json").text.contains("\"needed\" : \"17.0\""))
        XCTAssertFalse(try project.reobserve("diff").errors.contains("depends on"))
        XCTAssertTrue(try project.reobserve("apply --min-target iOS17").errors.contains(sentence + "\n"))
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.reobserve("diff --min-target iOS17 --plan-out plan.json").status, 1)
        XCTAssertTrue(try project.reobserve("apply --plan plan.json").errors.contains(sentence + "\n"))
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        let commits = try project.reobserve("plan --commits --min-target iOS17", environment: Self.author).errors
        XCTAssertTrue(commits.contains(sentence + "\n"), commits)
    }

    func testSettingOfAnXcodeTargetIsNamed() throws {
        let project = try makeProject()
        try project.write(
            "App.xcodeproj/project.pbxproj",
            """
            { objects = {
                P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, ); };
                G = {isa = PBXGroup; children = (YA, ); sourceTree = "<group>"; };
                YA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                A = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = AL; fileSystemSynchronizedGroups = (YA, );
                    productType = "com.apple.product-type.application"; };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
                PD = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; SDKROOT = iphoneos; }; name = Debug; };
                AL = {isa = XCConfigurationList; buildConfigurations = (AD, ); };
                AD = {isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
            }; rootObject = P; }
            """)
        let errors = try project.reobserve("--min-target iOS18").errors
        let sentence =
            "1 type depends on --min-target: raise IPHONEOS_DEPLOYMENT_TARGET of Shop (App.xcodeproj) from 16.4 to 17.0 before you build.\n"
        XCTAssertTrue(errors.contains(sentence), errors)
    }

    private static let author = [
        "GIT_AUTHOR_NAME": "t", "GIT_AUTHOR_EMAIL": "t@e", "GIT_COMMITTER_NAME": "t", "GIT_COMMITTER_EMAIL": "t@e",
    ]

    // MARK: Nothing written

    func testNothingToBuildWhereNothingWasWritten() throws {
        let project = try makeProject()
        try project.write("App/Watch.swift", Sample.publisherUse(of: "Model"))
        let result = try project.reobserve("apply")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.errors.hasPrefix("0 of 1 type migrated. 1 is blocked.\n"), result.errors)
        XCTAssertTrue(result.errors.hasSuffix("\nNothing was written. (2 files read)\n"), result.errors)
        XCTAssertFalse(result.errors.contains("Build and test"), result.errors)
    }

    func testNothingToBuildWhereAPlanChangesNothing() throws {
        let project = try makeProject()
        try project.write("App/Watch.swift", Sample.publisherUse(of: "Model"))
        XCTAssertEqual(try project.reobserve("diff --plan-out plan.json").status, 0)
        let result = try project.reobserve("apply --plan plan.json")
        XCTAssertEqual(result.status, 0)
        XCTAssertFalse(result.errors.contains("Build and test"), result.errors)
        XCTAssertTrue(result.errors.contains("nothing was written"), result.errors)
    }

    // MARK: Names

    func testNamesThatAreNotThere() throws {
        let project = try makeProject()
        let sentence = "no type under \(project.path) is named “Modle”; did you mean “Model”?\n"
        for command in ["diff", "apply", "check", "plan", "report"] {
            for flag in ["--only-type", "--skip-type"] {
                let result = try project.reobserve("\(command) \(flag) Modle")
                XCTAssertEqual(result.status, 2, command)
                XCTAssertTrue(
                    result.errors.hasPrefix("reobserve: \(flag): \(sentence)"), "\(command): \(result.errors)")
                XCTAssertEqual(result.text, "", command)
            }
        }
        let why = try project.reobserve("why Modle")
        XCTAssertEqual(why.status, 2)
        XCTAssertEqual(why.errors, "reobserve: no ObservableObject class is named “Modle”; did you mean Model?\n")
        try project.write(".reobserve.json", "{\"skip-type\": \"Modle\"}")
        XCTAssertEqual(try project.reobserve("--root .").errors, "reobserve: .reobserve.json: “skip-type”: \(sentence)")
    }

    func testNamesOfTypesThatHaveMoved() throws {
        let project = try makeProject()
        try project.write(
            "App/Other.swift",
            "enum Outer {\n    final class Inner: ObservableObject {\n        @Published var a = 0\n    }\n}\n")
        for name in ["Model", "Screen", "Outer", "Inner", "Outer.Inner"] {
            XCTAssertNotEqual(try project.reobserve("--only-type \(name)").status, 2, name)
            XCTAssertNotEqual(try project.reobserve("--skip-type \(name)").status, 2, name)
        }
        XCTAssertEqual(try project.reobserve("apply --only-type Model").status, 0)
        XCTAssertEqual(try project.reobserve("apply --only-type Model --allow-dirty").status, 0)
        XCTAssertEqual(try project.reobserve("why Model").status, 1)
        XCTAssertEqual(try project.reobserve("why Screen").status, 1)
    }

    func testNamesWhereNoClassIsLegacy() throws {
        let project = try TemporaryDirectory()
        try project.write("A.swift", "struct Model {}\n")
        XCTAssertEqual(try project.reobserve("--only-type Model").status, 0)
        XCTAssertEqual(try project.reobserve("--only-type Mod").status, 2)
    }

    // MARK: What was read

    func testFilesThatAreLeftOut() throws {
        let project = try makeProject()
        XCTAssertTrue(try project.reobserve("check").errors.contains(Self.complete))
        // A name that no patch can carry.
        var name = Array(project.path("App/x").utf8CString)
        name[name.count - 2] = CChar(bitPattern: 0xFF)
        close(open(name, O_CREAT | O_WRONLY, 0o644))
        name.removeLast()
        name += ".swift".utf8CString
        let file = open(name, O_CREAT | O_WRONLY, 0o644)
        try XCTSkipIf(file < 0, "the file system takes no such name")
        close(file)
        for command in ["diff", "check --fail-on blocked", "doctor", "apply"] {
            let result = try project.reobserve(command)
            XCTAssertEqual(result.status, 2, command)
            XCTAssertFalse((result.errors + result.text).contains(Self.complete), "\(command): \(result.errors)")
            XCTAssertFalse(result.errors.contains("\nPassed."), "\(command): \(result.errors)")
        }
        XCTAssertTrue(
            try project.reobserve("check --fail-on blocked").errors.hasSuffix(
                "Not passed: some files could not be read.\n"))
    }

    func testFilesThatAreExcluded() throws {
        let project = try makeProject()
        try project.write("App/Other.swift", "let other = 0\n")
        let errors = try project.reobserve("--exclude Other.swift").errors
        XCTAssertTrue(
            errors.contains("All Swift files found were read, except those that --exclude leaves out; every name"),
            errors)
    }
}
