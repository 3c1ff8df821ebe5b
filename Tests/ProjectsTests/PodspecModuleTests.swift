import Testing

@testable import Projects

@Suite struct PodspecModuleTests {
    private let paths = ["Sources/A.swift", "Sources/UI/U.swift", "Sources/Old/O.swift", "Tests/T.swift"]

    @Test func podsHaveFilesPlatformsAndSettings() {
        let text = """
            # s.platform = :ios, '9.0'
            Pod::Spec.new do |s|
              s.name = 'Kit-Core'
              s.module_name = "KitCore"
              s.ios.deployment_target = '15.0'
              s.osx.deployment_target = "12.0" # macOS
              s.swift_versions = ['5.7', '5.9']
              s.source_files = 'Sources/*.swift'
              s.exclude_files = 'Sources/Old'
              s.pod_target_xcconfig = {
                'SWIFT_DEFAULT_ACTOR_ISOLATION' => 'MainActor',
              }
              s.subspec 'UI' do |ui|
                ui.name = 'no'
                ui.source_files = ['Sources/UI/**/*.{swift,h}',
                                   'Sources/Old/**/*']
              end
              s.test_spec 'Tests' do |t|
                t.source_files = 'Tests/**'
              end
            end
            """
        let fixture = ModuleMapFixture(["Kit.podspec": text], paths)
        #expect(fixture.targets(of: "Sources/A.swift") == "Kit-Core")
        #expect(fixture.targets(of: "Sources/UI/U.swift") == "Kit-Core")
        #expect(fixture.targets(of: "Sources/Old/O.swift") == "./")
        #expect(fixture.targets(of: "Tests/T.swift") == "./")
        #expect(fixture.places(of: "Kit-Core") == ["iOS 15.0 (Kit.podspec:5)", "macOS 12.0 (Kit.podspec:6)"])
        #expect(fixture.module("Kit-Core")?.name == "KitCore")
        #expect(fixture.module("Kit-Core")?.mainActorPlace?.description == "Kit.podspec:10")
        #expect(fixture.module("Kit-Core")?.infersActorsOfWrappers == true)
        #expect(fixture.map.openModules.count == 1)
        #expect(fixture.problems == [])
    }

    @Test(arguments: [
        ("s.platform = :ios, '15.0'", ["iOS 15.0"]),
        ("s.platforms = { :ios => '14.0', :osx => '11.0' }", ["iOS 14.0", "macOS 11.0"]),
        ("s.platforms = { ios: \"14.0\",\n watchos: '9.0' }", ["iOS 14.0", "watchOS 9.0"]),
        ("s.platform = :ios", []),
        ("s.tvos.deployment_target = '16.0'", ["tvOS 16.0"]),
    ])
    func platformsInAnyForm(_ line: String, _ expected: [String]) {
        let fixture = ModuleMapFixture(
            ["Kit.podspec": "Pod::Spec.new do |s|\n\(line)\ns.source_files = 'Sources/**/*'\nend"], paths)
        #expect(fixture.platforms(of: "Kit") == expected)
    }

    @Test func whatIsComputedIsSaid() {
        let fixture = ModuleMapFixture(
            [
                "Kit.podspec":
                    "Pod::Spec.new do |s|\ns.ios.deployment_target = minimum\ns.source_files = Dir[folder]\nend"
            ], paths)
        #expect(
            fixture.problems == [
                "Kit.podspec:2: the deployment target is computed", "Kit.podspec:3: the files are computed",
            ])
        #expect(fixture.problem(of: "./") == "Kit.podspec:3: the files are computed")
    }

    /// A module that is published both ways has to compile for the lowest systems of both, and is one module.
    @Test func aPodOfAPackageIsNoSecondModule() {
        let pod = "Pod::Spec.new do |s|\ns.ios.deployment_target = '13.0'\ns.source_files = 'Sources/Kit/**/*'\nend"
        let package = packageText(#"platforms: [.iOS(.v17)], targets: [.target(name: "Kit")]"#)
        let fixture = ModuleMapFixture(["Kit.podspec": pod, "Package.swift": package], ["Sources/Kit/K.swift"])
        #expect(fixture.map.modules.map(\.targetName) == ["Kit"])
        #expect(fixture.places(of: "Kit") == ["iOS 13.0 (Kit.podspec:2)"])
        #expect(fixture.targets(of: "Sources/Kit/K.swift") == "Kit")
    }
}
