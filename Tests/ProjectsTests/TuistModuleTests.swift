import Testing

@testable import Projects

@Suite struct TuistModuleTests {
    private let paths = [
        "Sources/A.swift", "Sources/Old/B.swift", "Kit/K.swift", "Tests/T.swift", "Project.swift",
        "Tuist/ProjectDescriptionHelpers/H.swift", "Modules/Core/Sources/C.swift", "Modules/Core/Project.swift",
    ]

    private func fixture(_ targets: String, before: String = "", helpers: String? = nil, project: String = "")
        -> ModuleMapFixture
    {
        let text = """
            import ProjectDescription
            \(before)
            let project = Project(name: "App", \(project)targets: \(targets))
            """
        var manifests = ["Project.swift": text]
        manifests["Tuist/ProjectDescriptionHelpers/H.swift"] = helpers.map { "import ProjectDescription\n" + $0 }
        return ModuleMapFixture(manifests, paths)
    }

    private func target(_ arguments: String) -> String {
        ".target(name: \"App\", destinations: .iOS, product: .app, bundleId: \"a.b\", \(arguments))"
    }

    @Test func targetsHaveSourcesPlatformsAndSettings() {
        let fixture = fixture(
            """
            [
                .target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b",
                        deploymentTargets: .multiplatform(iOS: "16.0", macOS: "13.0"),
                        sources: [.glob("Sources/**", excluding: ["Sources/Old/**"])],
                        dependencies: [.target(name: "Kit"), .external(name: "Nuke")],
                        settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_VERSION": "5.9"])),
                Target(name: "Kit-UI", platform: .iOS, product: .staticFramework, productName: "KitUI", bundleId: "a.c",
                       deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone]), sources: "Kit/**"),
                .target(name: "Tests", destinations: [.iPhone], product: .unitTests, bundleId: "a.d", buildableFolders: ["Tests"]),
            ]
            """)
        #expect(fixture.targets(of: "Sources/A.swift") == "App")
        #expect(fixture.targets(of: "Sources/Old/B.swift") == "./")
        #expect(fixture.targets(of: "Kit/K.swift") == "Kit-UI")
        #expect(fixture.targets(of: "Tests/T.swift") == "Tests")
        #expect(fixture.places(of: "App") == ["iOS 16.0 (Project.swift:5)", "macOS 13.0 (Project.swift:5)"])
        #expect(fixture.places(of: "Kit-UI") == ["iOS 15.0 (Project.swift:10)"])
        #expect(fixture.platforms(of: "Tests") == [])
        #expect(fixture.module("Kit-UI")?.name == "KitUI")
        #expect(fixture.module("App")?.mainActorPlace?.description == "Project.swift:8")
        #expect(fixture.module("App")?.infersActorsOfWrappers == true)
        #expect(fixture.mayBeOnMainActor("Kit-UI") == false)
        #expect(fixture.map.modules.prefix(3).map(\.product) == [.application, .framework, .test])
        #expect(fixture.problems == [])
    }

    @Test func constantsAndFunctionsOfHelpersAreUsed() {
        let fixture = fixture(
            #"[.feature("Kit", platform: minimum), makeApp(name: "App")] + extra"#,
            before:
                #"let extra: [Target] = [.target(name: "\(prefix)Tests", product: .unitTests, deploymentTargets: Constants.target, sources: "Tests/**")]"#,
            helpers: """
                public let minimum = "16.4"
                public let prefix = "App"
                public enum Constants { public static var target: DeploymentTargets { .iOS("17.0") } }
                extension Target {
                    public static func feature(_ title: String, platform version: String, kind: Product = .framework) -> Target {
                        let folder = "\\(title)/**"
                        return .target(name: title, product: kind, deploymentTargets: .iOS(version), sources: [folder])
                    }
                }
                public func makeApp(name: String) -> Target {
                    .target(name: name, product: .app, deploymentTargets: Constants.target, sources: "Sources/**")
                }
                """)
        #expect(fixture.problems == [])
        #expect(fixture.targets(of: "Kit/K.swift") == "Kit")
        #expect(fixture.places(of: "Kit") == ["iOS 16.4 (Tuist/ProjectDescriptionHelpers/H.swift:2)"])
        #expect(fixture.targets(of: "Sources/A.swift") == "App")
        #expect(fixture.places(of: "App") == ["iOS 17.0 (Tuist/ProjectDescriptionHelpers/H.swift:4)"])
        #expect(fixture.targets(of: "Tests/T.swift") == "AppTests")
        #expect(fixture.module("Kit")?.product == .framework)
        #expect(fixture.targets(of: "Tuist/ProjectDescriptionHelpers/H.swift") == "./")
    }

    @Test func projectsOfHelpersAndBelowTheRoot() {
        let helper = """
            import ProjectDescription
            extension Project {
                public static func module(name: String) -> Project {
                    Project(name: name, targets: [
                        .target(name: name, product: .framework, deploymentTargets: .iOS("16.0"), sources: .paths([.relativeToManifest("Sources/**")]))
                    ])
                }
            }
            """
        let fixture = ModuleMapFixture(
            [
                "Tuist/ProjectDescriptionHelpers/Module.swift": helper,
                "Modules/Core/Project.swift":
                    "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project.module(name: \"Core\")",
            ], paths)
        #expect(fixture.targets(of: "Modules/Core/Sources/C.swift") == "Core")
        #expect(fixture.platforms(of: "Core") == ["iOS 16.0"])
        #expect(fixture.targets(of: "Modules/Core/Project.swift") == "Modules/Core/")
    }

    @Test func settingsOfProjectAndConfigurations() {
        let settings =
            #"settings: .settings(base: base.merging(["OTHER": .array(["a", "b"])]).swiftVersion("6.0"), configurations: [.debug(name: "Debug", settings: ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"]), .release(name: .release, xcconfig: "App.xcconfig")]), "#
        let fixture = fixture(
            "[\(target("sources: \"Sources/**\""))]",
            before: #"let base: SettingsDictionary = ["SWIFT_VERSION": "5.0"]"#,
            project: settings)
        #expect(fixture.places(of: "App") == ["iOS 15.0 (Project.swift:3)"])
        #expect(fixture.module("App")?.infersActorsOfWrappers == false)
        #expect(fixture.mayBeOnMainActor("App") == false)
    }

    @Test func computedSettingsMayHoldWhatIsNamedAnywhere() {
        let computed = target("sources: \"Sources/**\", settings: settings(for: \"App\")")
        let helper =
            #"func settings(for name: String) -> Settings { if name == "App" { return .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]) }; return .settings() }"#
        #expect(fixture("[\(computed)]", helpers: helper).mayBeOnMainActor("App"))
        #expect(
            !fixture("[\(computed)]", helpers: "func settings(for name: String) -> Settings { other(name) }")
                .mayBeOnMainActor("App"))
        #expect(
            fixture("[\(target("settings: .settings(base: [\"SWIFT_DEFAULT_ACTOR_ISOLATION\": isolation()])"))]")
                .mayBeOnMainActor("App"))
    }

    @Test func whatIsComputedIsSaid() {
        #expect(
            fixture("names.map { makeTarget($0) }").problems
                == ["Project.swift:3: the targets are computed: names.map { makeTarget($0) }"])
        let mixed = fixture("[\(target("sources: \"Sources/**\"")), makeTarget(\"Kit\")]")
        #expect(mixed.problems == ["Project.swift:3: a target is computed: makeTarget(\"Kit\")"])
        #expect(mixed.targets(of: "Sources/A.swift") == "App")
        #expect(mixed.problem(of: "App") != nil, "nothing tells its systems, and a part is not read")
        #expect(mixed.problem(of: "./") != nil)
        let version = fixture("[\(target("deploymentTargets: .iOS(minimum()), sources: \"Sources/**\""))]")
        #expect(version.problems == ["Project.swift:3: the deployment target is computed: .iOS(minimum())"])
        #expect(version.problem(of: "App") == version.problems.first)
        #expect(version.problem(of: "./") == nil)
        #expect(
            fixture("[\(target("deploymentTargets: .iOS(\"17.0\"), sources: globs()"))]").problems
                == ["Project.swift:3: the sources of App are computed"])
        #expect(
            fixture("[.target(name: name(), product: .app)]").problems == [
                "Project.swift:3: the name of a target is computed"
            ])
        let whole = ModuleMapFixture(
            ["Project.swift": "import ProjectDescription\nlet project = makeProject { $0 }"], ["Sources/A.swift"])
        #expect(whole.problems == ["Project.swift:2: the project is computed: makeProject { $0 }"])
        #expect(whole.problem(of: "./") == whole.problems.first)
        let none = ModuleMapFixture(["Project.swift": "import ProjectDescription"], ["Sources/A.swift"])
        #expect(none.problems == ["Project.swift:1: it declares no project"])
    }

    @Test func aModelOfThatNameIsNoManifest() {
        let fixture = ModuleMapFixture(
            ["Project.swift": "struct Project { let name: String }"], ["Project.swift", "Sources/A.swift"])
        #expect(fixture.problems == [])
        #expect(fixture.map.modules.map(\.kind) == [.folder])
        let recursive = "func a(_ x: String) -> Target { b(x) }\nfunc b(_ x: String) -> Target { a(x) }"
        #expect(self.fixture("[a(\"x\")]", before: recursive).problems.count == 1)
        #expect(self.fixture("a", before: "let a = b\nlet b = a").problems.count == 1)
    }

    @Test func valuesThatNameThemselvesOrMultiplyComeToAnEnd() {
        let sources = "deploymentTargets: .iOS(\"17.0\"), sources: \"Sources/**\""
        func settings(_ before: String, _ value: String) -> ModuleMapFixture {
            fixture("[\(target(sources + ", settings: .settings(base: \(value))"))]", before: before)
        }
        let named = settings("let a: SettingValue = .string(a)", "[\"SWIFT_VERSION\": a]")
        #expect(named.targets(of: "Sources/A.swift") == "App")
        let path = fixture(
            "[\(target("sources: [.sources]"))]",
            before: "extension Path { static var sources: Path { .path(sources) } }")
        #expect(path.problems == ["Project.swift:3: the sources of App are computed"])
        let tooMany = "Project.swift: its values are too many to read"
        let merged = settings("let base: SettingsDictionary = base.merging(base)", "base")
        #expect(merged.problems.contains(tooMany))
        func chain(_ first: String, _ next: (String) -> String) -> String {
            (["let a0 = " + first] + (1..<14).map { "let a\($0) = " + next("a\($0 - 1)") }).joined(separator: "\n")
        }
        let texts = chain("\"x\"") { "\"" + String(repeating: "\\(\($0))", count: 20) + "\"" }
        #expect(fixture("[.target(name: a13, product: .app)]", before: texts).problems.contains(tooMany))
        let lists = chain("[\"Sources/**\"]") { Array(repeating: $0, count: 20).joined(separator: " + ") }
        #expect(fixture("[\(target("sources: a13"))]", before: lists).problems.contains(tooMany))
    }

    @Test func emptyAlternativesComeToAnEnd() {
        let glob = String(repeating: "a", count: 20_000) + String(repeating: "{}", count: 5_000)
        let time = ContinuousClock().measure { #expect(FileFilter.alternatives(of: glob).count == 1) }
        #expect(time < .seconds(5))
        #expect(FileFilter.alternatives(of: "a{b,c}{}") == ["ab", "ac"])
    }

    @Test func aNameThatIsSetAgainIsNotAConstant() {
        for setting in ["v = \"15.0\"", "v += \".1\"", "change(&v)", "v.append(\".1\")"] {
            let fixture = fixture(
                "[\(target("deploymentTargets: .iOS(v), sources: \"Sources/**\""))]",
                before: "var v = \"17.0\"; func f() { \(setting) }")
            #expect(fixture.problem(of: "App") == "Project.swift:3: the deployment target is computed: .iOS(v)")
        }
    }

    @Test func manifestsAreNotCountedAsCode() {
        let fixture = fixture("[\(target("sources: \"Sources/**\""))]", helpers: "let a = 1")
        let root = fixture.module("./")
        // All that no target compiles but `Project.swift` and its helper. The text of the other project is not given.
        #expect(root.map { fixture.map.fileCounts[$0.number] } == 4)
    }
}
