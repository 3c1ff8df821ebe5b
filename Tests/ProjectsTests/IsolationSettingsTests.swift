import Testing

@testable import Projects

/// Whether a manifest may put the code of a module on the main actor, or a type on the actor of a property wrapper in
/// it.
@Suite struct IsolationSettingsTests {
    @Test func packagesThatNameTheSetting() {
        #expect(package(#".target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)])"#))
        #expect(package(#".target(name: "App", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])])"#))
        #expect(!package(#".target(name: "App", swiftSettings: [.swiftLanguageMode(.v6)])"#))
    }

    @Test func xcodeSettingsOfTargetAndProject() {
        #expect(xcode(target: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; "))
        #expect(xcode(project: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; "))
        #expect(xcode(target: "SWIFT_DEFAULT_ACTOR_ISOLATION = \"$(ISOLATION)\"; "))
        #expect(xcode(target: "OTHER_SWIFT_FLAGS = \"-Xfrontend -default-isolation MainActor\"; "))
        #expect(
            !xcode(
                project: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; ",
                target: "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; "))
        #expect(!xcode(target: "OTHER_SWIFT_FLAGS = \"$(inherited) -DDEBUG\"; "))
        #expect(!xcode())
    }

    @Test func packagesInSwift5Mode() {
        let target = #".target(name: "App")"#
        #expect(infersActors(tools: "// swift-tools-version: 5.9", target))
        #expect(infersActors(tools: "// swift-tools-version:5.5.2", target))
        #expect(!infersActors(tools: "// swift-tools-version: 6.0", target))
        #expect(!infersActors(tools: "", target))
        #expect(
            !infersActors(
                tools: "// swift-tools-version: 5.9",
                #".target(name: "App", swiftSettings: [.enableUpcomingFeature("DisableOutwardActorInference")])"#))
        #expect(
            !infersActors(tools: "// swift-tools-version: 5.9", target + "], swiftLanguageVersions: [.version(\"6\")"))
    }

    @Test func xcodeTargetsInSwift5Mode() {
        #expect(infersActors(project: "SWIFT_VERSION = 5.0; "))
        #expect(infersActors(project: "SWIFT_VERSION = 6.0; ", target: "SWIFT_VERSION = 5.0; "))
        #expect(!infersActors(project: "SWIFT_VERSION = 5.0; ", target: "SWIFT_VERSION = 6.0; "))
        #expect(
            !infersActors(target: "SWIFT_VERSION = 5.0; SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = YES; ")
        )
        #expect(
            !infersActors(
                target:
                    "SWIFT_VERSION = 5.0; OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature DisableOutwardActorInference\"; "
            ))
        #expect(infersActors(target: "SWIFT_VERSION = 5.0; OTHER_SWIFT_FLAGS = \"-DDEBUG\"; "))
        #expect(!infersActors(target: "SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; "))
        #expect(infersActors(target: "SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = NO; "))
        #expect(!infersActors())
    }

    @Test func packagesThatNameTheirLanguageMode() {
        let target = #".target(name: "App")"#
        let six = "// swift-tools-version: 6.0"
        #expect(infersActors(tools: six, target + "], swiftLanguageModes: [.v5"))
        #expect(!infersActors(tools: six, target + "], swiftLanguageModes: [.v5, .v6"))
        #expect(!infersActors(tools: six, target + "], swiftLanguageModes: [.version(\"5\")"))
        #expect(infersActors(tools: "// swift-tools-version: 5.9", target + "], swiftLanguageVersions: [.v5"))
        #expect(ignoresActors(tools: six, target))
        #expect(ignoresActors(tools: "// swift-tools-version: 5.9", target + "], swiftLanguageVersions: [.v6"))
        #expect(!ignoresActors(tools: six, target + "], swiftLanguageModes: [.v5"))
        #expect(!ignoresActors(tools: "// swift-tools-version: 7.0", target))
        let ofTarget = #".target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)])"#
        #expect(!infersActors(tools: six, ofTarget) && !ignoresActors(tools: six, ofTarget))
    }

    @Test func xcodeTargetsThatIgnoreActorsOfWrappers() {
        let feature = "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION"
        #expect(ignoresActors(target: "SWIFT_VERSION = 5.0; \(feature) = YES; "))
        #expect(ignoresActors(target: "SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; "))
        #expect(ignoresActors(project: "SWIFT_VERSION = 6.0; "))
        #expect(!ignoresActors(target: "SWIFT_VERSION = 5.0; \(feature) = \"$(FEATURE)\"; "))
        #expect(!ignoresActors(target: "SWIFT_VERSION = 6.0; OTHER_SWIFT_FLAGS = \"-swift-version 5\"; "))
        #expect(!ignoresActors(target: "\(feature) = YES; "))
        #expect(!ignoresActors())
    }

    @Test func flagsUnderConditions() {
        let flags = "\"OTHER_SWIFT_FLAGS[arch=*][sdk=*]\" = "
        #expect(infersActors(target: "SWIFT_VERSION = 5.0; \(flags)\"$(inherited) -warn-long=$(T)\"; T = 100; "))
        #expect(!infersActors(target: "SWIFT_VERSION = 5.0; \(flags)\"$(inherited) -warn-long=$(T)\"; "))
        #expect(!infersActors(target: "SWIFT_VERSION = 5.0; \(flags)\"-swift-version 6\"; "))
        #expect(
            !infersActors(
                project: "SWIFT_VERSION = 5.0; \(flags)\"-swift-version 6\"; ",
                target: "OTHER_SWIFT_FLAGS = \"$(inherited) -DDEBUG\"; "))
        #expect(
            infersActors(
                project: "SWIFT_VERSION = 5.0; \(flags)\"-swift-version 6\"; ",
                target: "OTHER_SWIFT_FLAGS = \"-DDEBUG\"; "))
        #expect(!xcode(target: "\(flags)\"$(inherited) -DDEBUG\"; "))
        #expect(xcode(target: "\(flags)\"-default-isolation MainActor\"; "))
        #expect(xcode(target: "OTHER_SWIFT_FLAGS = \"-DDEBUG\"; \(flags)\"-default-isolation MainActor\"; "))
    }

    private func infersActors(tools: String, _ target: String) -> Bool {
        packageModule(tools: tools, target)?.infersActorsOfWrappers ?? false
    }

    private func ignoresActors(tools: String, _ target: String) -> Bool {
        packageModule(tools: tools, target)?.ignoresActorsOfWrappers ?? false
    }

    private func packageModule(tools: String, _ target: String) -> Module? {
        let text = tools + "\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [\(target)])"
        return ModuleMapFixture(["Package.swift": text], ["Sources/App/App.swift"]).module("App")
    }

    private func ignoresActors(project: String = "", target: String = "") -> Bool {
        xcodeMap(project: project, target: target).module("App")?.ignoresActorsOfWrappers ?? false
    }

    private func infersActors(project: String = "", target: String = "") -> Bool {
        xcodeMap(project: project, target: target).module("App")?.infersActorsOfWrappers ?? false
    }

    private func package(_ target: String) -> Bool {
        let text = "import PackageDescription\nlet package = Package(name: \"App\", targets: [\(target)])"
        return ModuleMapFixture(["Package.swift": text], ["Sources/App/App.swift"]).mayBeOnMainActor("App")
    }

    private func xcode(project: String = "", target: String = "") -> Bool {
        xcodeMap(project: project, target: target).mayBeOnMainActor("App")
    }

    private func xcodeMap(project: String, target: String) -> ModuleMapFixture {
        let text = projectText(
            targets: "A",
            objects: """
                G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project)}; };
                AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
                AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target)}; };
                A = {isa = PBXNativeTarget; name = App; buildConfigurationList = AL; productType = "com.apple.product-type.application"; };
                """,
            projectKeys: "buildConfigurationList = PL; ")
        return ModuleMapFixture(["App.xcodeproj/project.pbxproj": text], [])
    }
}
