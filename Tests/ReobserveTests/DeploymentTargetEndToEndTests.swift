import Foundation
import XCTest

@testable import reobserve

/// Runs the real program on projects that say what they are built for (catalogue 22).
final class DeploymentTargetEndToEndTests: XCTestCase {
    private static let assumption =
        "iOS 17, macOS 14, tvOS 17 and watchOS 10 are assumed where no manifest states a deployment target.\n"

    /// An Xcode project whose target `App` compiles the folder `App`, and whose target `Tests` compiles `Tests`.
    private func project(_ settings: String, app: String = "", tests: String = "", base: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            objectVersion = 77;
            objects = {
                P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, T, ); };
                G = {isa = PBXGroup; children = (YA, YT, F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = "\(base)"; sourceTree = "<group>"; };
                YA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                YT = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
                A = {isa = PBXNativeTarget; name = App; buildConfigurationList = AL; fileSystemSynchronizedGroups = (YA, );
                    productType = "com.apple.product-type.application"; };
                T = {isa = PBXNativeTarget; name = Tests; buildConfigurationList = TL; fileSystemSynchronizedGroups = (YT, );
                    productType = "com.apple.product-type.bundle.unit-test"; };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); defaultConfigurationName = Release; };
                PD = {isa = XCBuildConfiguration; baseConfigurationReference = F; buildSettings = {\(settings)}; name = Debug; };
                PR = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 18.0; SDKROOT = iphoneos; }; name = Release; };
                AL = {isa = XCConfigurationList; buildConfigurations = (AD, ); };
                AD = {isa = XCBuildConfiguration; buildSettings = {\(app)}; name = Debug; };
                TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
                TD = {isa = XCBuildConfiguration; buildSettings = {\(tests)}; name = Debug; };
                TR = {isa = XCBuildConfiguration; buildSettings = {}; name = Release; };
            };
            rootObject = P;
        }
        """
    }

    private func makeProject(_ project: String, names: [String] = ["Model"]) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.write("App.xcodeproj/project.pbxproj", project)
        for name in names {
            try directory.write("App/\(name).swift", Sample.model(name) + Sample.view(name + "Screen", of: name))
        }
        return directory
    }

    func testTargetOfAnXcodeProjectBlocks() throws {
        let directory = try makeProject(
            project("IPHONEOS_DEPLOYMENT_TARGET = 16.4; SDKROOT = iphoneos; MACOSX_DEPLOYMENT_TARGET = 11.0; "))
        let result = try directory.reobserve()
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "")
        XCTAssertTrue(
            result.errors.contains("  App is built for iOS 16.4 (App.xcodeproj/project.pbxproj:15) (Model)\n"),
            result.errors)
        XCTAssertFalse(result.errors.contains("assumed"), result.errors)
        let raised = try directory.reobserve("--min-target", "iOS 17")
        XCTAssertEqual(raised.status, 1)
        XCTAssertTrue(raised.errors.hasPrefix("1 of 1 type can migrate now."), raised.errors)
        XCTAssertFalse(raised.errors.contains("assumed"), raised.errors)
        XCTAssertEqual(try directory.reobserve("--min-target", "macOS14").status, 0)
        XCTAssertEqual(try directory.reobserve("apply", "--min-target=iOS17").status, 0)
        XCTAssertEqual(
            try directory.text("App/Model.swift"), Sample.migratedModel() + Sample.migratedView("ModelScreen"))
    }

    func testConfigurationFileBlocks() throws {
        let directory = try makeProject(project("SDKROOT = iphoneos; ", base: "Config/App.xcconfig"))
        XCTAssertEqual(try directory.reobserve().status, 1)
        try directory.write("Config/App.xcconfig", "#include \"Base.xcconfig\"\n")
        try directory.write("Config/Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 15.0 // still\n")
        let result = try directory.reobserve()
        XCTAssertTrue(
            result.errors.contains("  App is built for iOS 15.0 (Config/Base.xcconfig:1) (Model)\n"), result.errors)
    }

    func testEverythingIsKnownAndSufficient() throws {
        let directory = try makeProject(
            project(
                "IPHONEOS_DEPLOYMENT_TARGET = 13.0; ", app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; "))
        let result = try directory.reobserve()
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.hasPrefix("1 of 1 type can migrate now.\n"), result.errors)
        XCTAssertFalse(result.errors.contains("assumed"), result.errors)
    }

    /// A test target with views of a type must compile as well; without a number of its own it has that of the project.
    func testTestTargetInheritsAndCounts() throws {
        let text = project(
            "IPHONEOS_DEPLOYMENT_TARGET = 16.0; SDKROOT = iphoneos; ", app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; ")
        let directory = try makeProject(text, names: ["Model", "Other"])
        try directory.write("Tests/Host.swift", "@testable import App\n" + Sample.view("Host"))
        let result = try directory.reobserve("-v")
        XCTAssertEqual(result.lines.filter { $0.hasPrefix("+++") }, ["+++ b/App/Other.swift"])
        XCTAssertTrue(
            result.errors.contains(
                "deployment-target: Tests is built for iOS 16.0 (App.xcodeproj/project.pbxproj:15) at App/Model.swift:3"
            ), result.errors
        )
        XCTAssertFalse(result.errors.contains("App is built"), result.errors)
        let raised = try makeProject(
            project(
                "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; ", tests: "IPHONEOS_DEPLOYMENT_TARGET = 17.5; ")
        )
        try raised.write("Tests/Host.swift", "@testable import App\n" + Sample.view("Host"))
        XCTAssertEqual(try raised.reobserve("--list").lines, ["App/Model.swift", "Tests/Host.swift"])
    }

    /// A package is compiled for its own platforms, whatever app uses it.
    func testLocalPackageCountsByItself() throws {
        let directory = try makeProject(project("IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; "))
        try directory.write(
            "Kit/Package.swift",
            "import PackageDescription\nlet package = Package(name: \"Kit\", platforms: [.iOS(.v15)], targets: [.target(name: \"Kit\")])\n"
        )
        try directory.write("Kit/Sources/Kit/Cart.swift", Sample.model("Cart") + Sample.view("CartScreen", of: "Cart"))
        let result = try directory.reobserve()
        XCTAssertEqual(result.lines.filter { $0.hasPrefix("+++") }, ["+++ b/App/Model.swift"])
        XCTAssertTrue(
            result.errors.contains("  Kit is built for iOS 15.0 (Kit/Package.swift:2) (Cart)\n"),
            result.errors)
    }

    func testAssumptionIsSaidWhereNothingElseIs() throws {
        let directory = try TemporaryDirectory()
        try directory.write("App.swift", Sample.model() + Sample.view())
        try directory.write("project.yml", "name: App\n")
        XCTAssertTrue(try directory.reobserve().errors.contains(Self.assumption))
        XCTAssertFalse(try directory.reobserve("--min-target", "iOS17").errors.contains(Self.assumption))
        let low = try directory.reobserve("--min-target", "iOS16")
        XCTAssertEqual(low.status, 0)
        XCTAssertTrue(
            low.errors.contains("  code in ./ is built for iOS 16.0 (Model)\n"), low.errors)
        XCTAssertFalse(low.errors.contains(Self.assumption), "nothing moves")
    }

    /// What raising the target gives leads where it is most of what there is to gain, and both tiers are counted.
    func testSummaryLeadsWithWhatRaisingTheTargetGives() throws {
        let text = project(
            "IPHONEOS_DEPLOYMENT_TARGET = 16.0; MACOSX_DEPLOYMENT_TARGET = 13.0; SUPPORTED_PLATFORMS = \"iphoneos macosx\"; "
        )
        let directory = try makeProject(text, names: ["A", "B", "C", "D", "E"])
        try directory.write("App/Watch.swift", Sample.publisherUse(of: "E"))
        try directory.write(
            "App/Assisted.swift",
            Sample.model("F") + Sample.view("FScreen", of: "F") + "func dumped(_ f: F) { dump(f) }\n")
        let lead =
            "Raise the deployment targets to iOS 17 and macOS 14: then 4 more types can migrate, 5 with --tier assisted. "
            + "To see them: reobserve diff --min-target iOS17 --min-target macOS14\n"
        let result = try directory.reobserve("-v")
        XCTAssertTrue(result.errors.hasPrefix(lead), result.errors)
        XCTAssertTrue(
            result.errors.contains("publisher-projection: $title is used as a publisher at App/Watch.swift:4"),
            result.errors)
        XCTAssertEqual(
            result.errors.components(separatedBy: "deployment-target: App is built for iOS 16.0 and macOS 13.0").count,
            7, result.errors)
        let raised = try directory.reobserve("--min-target", "iOS17,macOS14")
        XCTAssertTrue(
            raised.errors.hasPrefix("4 of 6 types can migrate now. 1 more with --tier assisted. 1 is blocked."),
            raised.errors)
    }

    func testBadValueIsAUsageError() throws {
        let directory = try TemporaryDirectory()
        for value in ["iOS", "17", "Android14"] {
            let result = try directory.reobserve("--min-target", value)
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(
                result.errors.contains("takes a platform with its version, like iOS17 or macOS14.2, not “\(value)”"),
                result.errors)
        }
    }

    /// Each kind of manifest tells, and the reason names the line.
    func testManifestsOfEveryKindCount() throws {
        let bazel = """
            load("@build_bazel_rules_apple//apple:ios.bzl", "ios_application")
            load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")
            ios_application(name = "App", minimum_os_version = "16.0", deps = [":Lib"])
            swift_library(name = "Lib", srcs = glob(["App/*.swift"]))
            """
        let manifests = [
            (
                "project.yml",
                "targets:\n  App: {type: application, platform: iOS, sources: [App],\n    deploymentTarget: '16.0'}",
                "App is built for iOS 16.0 (project.yml:3)"
            ),
            (
                "Project.swift",
                "import ProjectDescription\nlet project = Project(name: \"App\", targets: [.target(name: \"App\", product: .app, deploymentTargets: .iOS(\"16.0\"), sources: \"App/**\")])",
                "App is built for iOS 16.0 (Project.swift:2)"
            ),
            ("BUILD.bazel", bazel, "Lib is built for iOS 16.0 (BUILD.bazel:3)"),
            (
                "App.podspec",
                "Pod::Spec.new do |s|\n  s.ios.deployment_target = '16.0'\n  s.source_files = 'App/**/*'\nend",
                "App is built for iOS 16.0 (App.podspec:2)"
            ),
            (
                "Package@swift-6.0.swift",
                "import PackageDescription\nlet package = Package(name: \"App\", platforms: [.iOS(.v16)], targets: [.target(name: \"App\", path: \"App\")])",
                "App is built for iOS 16.0 (Package@swift-6.0.swift:2)"
            ),
        ]
        for (path, text, reason) in manifests {
            let directory = try TemporaryDirectory()
            try directory.write("App/Model.swift", Sample.model() + Sample.view())
            try directory.write(path, text)
            let result = try directory.reobserve()
            XCTAssertTrue(result.errors.contains("  \(reason) (Model)\n"), result.errors)
            XCTAssertFalse(result.errors.contains("assumed"), result.errors)
            try directory.write(
                path,
                text.replacingOccurrences(of: "16.0\"", with: "17.0\"")
                    .replacingOccurrences(of: "16.0'", with: "17.0'").replacingOccurrences(of: ".v16", with: ".v17"))
            let raised = try directory.reobserve()
            XCTAssertEqual(raised.status, 1, raised.errors)
            XCTAssertFalse(raised.errors.contains("assumed"), raised.errors)
        }
    }

    /// What is seen and can't be read is not the same as nothing: its types stay, until somebody says the system.
    func testUnreadManifestIsNoAssumption() throws {
        let directory = try TemporaryDirectory()
        try directory.write("App/Model.swift", Sample.model() + Sample.view())
        try directory.write(
            "Project.swift", "import ProjectDescription\nlet project = Project(name: \"App\", targets: makeTargets(3))")
        let reason = "the targets are computed: makeTargets(3)"
        let lead = "If the unreadable manifest asks for iOS 17 or newer, 1 more type can migrate. To see them: "
        let result = try directory.reobserve("-v")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(
            result.errors.contains(
                "deployment-target: the deployment target of code in ./ is unknown: \(reason) (Project.swift:2) at App/Model.swift:3"
            ),
            result.errors)
        XCTAssertTrue(
            result.errors.contains("Not seen: 1 unreadable part of a manifest (1 type stays)."), result.errors)
        XCTAssertTrue(result.errors.contains("  Project.swift:2: \(reason) (1 type stays: Model)"), result.errors)
        XCTAssertTrue(result.errors.hasPrefix(lead), result.errors)
        XCTAssertFalse(result.errors.contains("assumed"), result.errors)
        let doctor = try directory.reobserve("doctor")
        XCTAssertTrue(
            doctor.text.contains(
                "other code in ./: 1 file, deployment target unknown: \(reason) (Project.swift:2)"), doctor.text)
        let stated = try directory.reobserve("--min-target", "iOS17")
        XCTAssertEqual(stated.status, 1)
        XCTAssertTrue(stated.errors.hasPrefix("1 of 1 type can migrate now."), stated.errors)
        XCTAssertTrue(try directory.reobserve("why", "Model").text.contains("--min-target iOS17"))
    }

    /// Parts of a specification are found by their names in it, and no other file of that kind is.
    func testIncludedFilesAreRead() throws {
        let directory = try TemporaryDirectory()
        try directory.write("App/Model.swift", Sample.model() + Sample.view())
        try directory.write("project.yml", "include: [config/app.yml]\n")
        try directory.write(
            "config/app.yml",
            "include: [more/base.yml]\ntargets:\n  App: {type: application, platform: iOS, sources: [../App]}\n")
        try directory.write("config/more/base.yml", "options:\n  deploymentTarget:\n    iOS: '16.0'\n")
        try directory.write("other.yml", "a: !broken\n")
        let result = try directory.reobserve()
        XCTAssertTrue(
            result.errors.contains(
                "  App is built for iOS 16.0 (config/more/base.yml:3) (Model)\n"),
            result.errors)
        XCTAssertFalse(result.errors.contains("manifest"), result.errors)
    }
}
