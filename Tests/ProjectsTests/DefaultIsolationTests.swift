import Testing
@testable import Projects

/// Whether a manifest may put the code of a module on the main actor.
@Suite struct DefaultIsolationTests {
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
        #expect(!xcode(project: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; ", target: "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; "))
        #expect(!xcode(target: "OTHER_SWIFT_FLAGS = \"$(inherited) -DDEBUG\"; "))
        #expect(!xcode())
    }

    private func package(_ target: String) -> Bool {
        let text = "import PackageDescription\nlet package = Package(name: \"App\", targets: [\(target)])"
        return ModuleMapFixture(["Package.swift": text], ["Sources/App/App.swift"]).mayBeOnMainActor("App")
    }

    private func xcode(project: String = "", target: String = "") -> Bool {
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
        return ModuleMapFixture(["App.xcodeproj/project.pbxproj": text], []).mayBeOnMainActor("App")
    }
}
