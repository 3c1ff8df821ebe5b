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
        ("s.platforms = { 'ios' => '15.0' }", ["iOS 15.0"]),
        ("s.platforms = { \"ios\": \"15.0\", 'osx': \"12.0\" }", ["iOS 15.0", "macOS 12.0"]),
        ("s.platform = 'ios', '15.0'", ["iOS 15.0"]),
        ("s.version = '1'; s.ios.deployment_target =\n'15.0'", ["iOS 15.0"]),
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

    /// Text that hides code where it is read as code.
    @Test(arguments: [
        "s.description = <<-DESC\n  It's sad (to say:\n  if you need it\n  DESC",
        "s.description = <<~DESC.strip\n  unless {\n  DESC", "s.description = <<TEXT\n  TEXT if [\nTEXT",
        "s.authors = { <<-'A' => <<~\"B C\" }\nit's\n  A\n(\n  B C", "s.summary = \"it's (\n if you\"",
        "s.summary = 'it\\'s ('", "s.summary = \"a \\\" (\"", "s.summary = \"#{ENV[\"A\"]} (\"",
        "version = if a\n'1'\nelse\n'2'\nend", "x = y.map do |f|\nf\nend.flatten", "s.x = a if b",
        "def f(a) a end",
        "if a then b end",
        "if a; s.x = 'b'; end", "for_all = 1", "class << self\nend", "s.x = list << 'a'",
        "s.x = <<-A.strip + 'b'\nit's\nA", "s.summary = %q(it's (so))", "=begin\nit's (\n=end", "s.frameworks = %w[UIKit SwiftUI]",
    ])
    func textIsNotCode(_ text: String) {
        let fixture = ModuleMapFixture(
            [
                "Kit.podspec": """
                Pod::Spec.new do |s|
                \(text)
                s.module_name = 'KitModule'
                s.ios.deployment_target = '15.0'
                s.source_files = %w[Sources/**/*]
                end
                __END__
                it's (
                """
            ], paths)
        #expect(fixture.module("Kit")?.name == "KitModule")
        #expect(fixture.platforms(of: "Kit") == ["iOS 15.0"])
        #expect(fixture.targets(of: "Sources/A.swift") == "Kit")
        #expect(fixture.problems == [])
    }

    @Test(arguments: [
        "s.platforms = PLATFORMS", "s.attributes_hash['platforms'] = { 'ios' => '15.0' }",
        "ios = s.ios; ios.deployment_target = MIN",
        "ios = s.ios\nios.deployment_target = '15.0'",
        "s.ios.deployment_target = '17.0' unless ENV['OLD']", "s.platform = :ios, '17.0' if new",
        "s.platform = :ios, MIN",
        "s.platforms = { ios: MIN }", "s.platforms = { :ios => '15.0', :osx => MIN }", "s.platforms = {}",
        "s.ios.deployment_target = \"#{MIN}\"", "s.ios.deployment_target = 'newest'",
        "s.ios.deployment_target ||= '15.0'",
        "s.ios.deployment_target = s.tvos.deployment_target = '15.0'", "s.send(:platform=, :ios)",
    ])
    func computedSystemsAreSaid(_ line: String) {
        let literals = "s.osx.deployment_target = '14.0'\ns.source_files = 'Sources/**/*'"
        let pod = "Pod::Spec.new do |s|\n\(literals)\n\(line)\nend"
        let fixture = ModuleMapFixture(["Kit.podspec": pod], paths)
        #expect(fixture.problem(of: "Kit")?.hasSuffix("the deployment target is computed") == true)
    }

    /// What can't be read may hold lower versions.
    @Test(arguments: [
        ("s.description = <<-DESC\n  a", "4: a here-document without an end"),
        ("s.x = (\na,", "4: a bracket without an end"),
        ("s.x = 'a", "4: a quoted string without an end"), ("if a", "5: a block without an end"),
        ("end\nend", "5: an end of no block"),
    ])
    func unreadRestIsSaid(_ text: String, _ problem: String) {
        let literals = "s.ios.deployment_target = '17.0'\ns.source_files = 'Sources/**/*'"
        let pod = "Pod::Spec.new do |s|\n\(literals)\n\(text)\nend"
        let fixture = ModuleMapFixture(["Kit.podspec": pod], paths)
        #expect(fixture.problem(of: "Kit") == "Kit.podspec:\(problem) is not read")
        #expect(fixture.mayBeOnMainActor("Kit"))
    }

    @Test func podspecsOfWhichNothingIsUnderstoodAreSaid() {
        func problems(_ pod: String) -> [String] { ModuleMapFixture(["Kit.podspec": pod], paths).problems }
        #expect(problems("make_pod :Kit") == ["Kit.podspec:1: nothing of the podspec is read"])
        #expect(
            problems("Pod::Spec.new { |s|\ns.name = 'A'\n}") == ["Kit.podspec:1: nothing of the podspec is read"])
        #expect(problems("Pod::Spec.new do |s|\ns.name = 'A'\ns.vendored_frameworks = 'A.xcframework'\nend") == [])
        #expect(problems("# nothing") == [])
    }

    @Test(.timeLimit(.minutes(1))) func longStatements() {
        let open = "Pod::Spec.new do |s|\ns.x = (\n" + String(repeating: "a,\n", count: 300_000)
        let problems = ModuleMapFixture(["Kit.podspec": open], paths).problems
        #expect(problems == ["Kit.podspec:2: a bracket without an end is not read"])
    }
}
