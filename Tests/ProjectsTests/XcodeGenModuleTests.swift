import Testing

@testable import Projects

@Suite struct XcodeGenModuleTests {
    private let paths = [
        "App/A.swift", "App/Old/B.swift", "App/Old/Keep.swift", "Kit/K.swift", "Shared/S.swift", "Tests/T.swift",
        "Tools/X.swift",
    ]

    @Test func targetsHaveSourcesPlatformsAndSettings() {
        let fixture = ModuleMapFixture(
            [
                "project.yml": """
                name: App
                options:
                  deploymentTarget:
                    iOS: 15.0
                    macOS: "12.0"
                settings:
                  SWIFT_VERSION: 5.9
                targets:
                  App:
                    type: application
                    platform: iOS
                    deploymentTarget: 16.4
                    sources:
                      - path: App
                        excludes: ["Old/**"]
                      - App/Old/Keep.swift
                      - path: Shared
                        buildPhase: resources
                    settings:
                      base:
                        PRODUCT_NAME: My-App
                        SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
                    dependencies:
                      - target: Kit
                  Kit:
                    type: framework
                    platform: macOS
                    sources: [Kit]
                    settings:
                      configs:
                        debug: {SWIFT_VERSION: 6.0}
                  Tests:
                    type: bundle.unit-test
                    platform: iOS
                    sources: Tests
                """
            ], paths)
        #expect(fixture.targets(of: "App/A.swift") == "App")
        #expect(fixture.targets(of: "App/Old/B.swift") == "./")
        #expect(fixture.targets(of: "App/Old/Keep.swift") == "App")
        #expect(fixture.targets(of: "Shared/S.swift") == "./")
        #expect(fixture.targets(of: "Kit/K.swift") == "Kit")
        #expect(fixture.targets(of: "Tests/T.swift") == "Tests")
        #expect(fixture.places(of: "App") == ["iOS 16.4 (project.yml:12)"])
        #expect(fixture.places(of: "Kit") == ["macOS 12.0 (project.yml:5)"])
        #expect(fixture.places(of: "Tests") == ["iOS 15.0 (project.yml:4)"])
        #expect(fixture.module("App")?.name == "My_App")
        #expect(fixture.module("App")?.mainActorPlace?.description == "project.yml:22")
        #expect(fixture.module("Kit")?.mainActorPlace == nil)
        #expect(fixture.module("App")?.infersActorsOfWrappers == true)
        #expect(fixture.module("Kit")?.infersActorsOfWrappers == false)
        #expect(fixture.map.modules.prefix(3).map(\.product) == [.application, .framework, .test])
        #expect(fixture.module("Tests")?.place?.description == "project.yml:32")
        #expect(fixture.problems == [])
    }

    @Test func includedFilesCountFromWhereTheyAre() {
        let fixture = ModuleMapFixture(
            [
                "project.yml": "name: App\ninclude:\n- App/app.yml\n- {path: Kit/kit.yml, relativePaths: false}\n",
                "App/app.yml": """
                include: [../base.yml]
                targets:
                  App: {type: application, platform: iOS, sources: [../Shared, .]}
                """,
                "Kit/kit.yml":
                    "targets:\n  Kit: {type: framework, platform: iOS, sources: [Kit], deploymentTarget: '17.0'}",
                "base.yml": "options: {deploymentTarget: {iOS: '16.0'}}",
            ], paths)
        #expect(fixture.targets(of: "App/A.swift") == "App")
        #expect(fixture.targets(of: "Shared/S.swift") == "App")
        #expect(fixture.targets(of: "Kit/K.swift") == "Kit")
        #expect(fixture.places(of: "App") == ["iOS 16.0 (base.yml:1)"])
        #expect(fixture.places(of: "Kit") == ["iOS 17.0 (Kit/kit.yml:2)"])
    }

    @Test func templatesGroupsAndSeveralPlatforms() {
        let fixture = ModuleMapFixture(
            [
                "project.yml": """
                settingGroups:
                  strict: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
                targetTemplates:
                  Feature:
                    type: framework
                    platform: iOS
                    deploymentTarget: ${version}
                    sources: ["${target_name}"]
                targets:
                  Kit:
                    templates: [Feature]
                    templateAttributes: {version: '16.0'}
                    settings: {groups: [strict]}
                  Shared:
                    type: framework
                    platform: [iOS, macOS]
                    deploymentTarget: {iOS: '17.0', macOS: '13.0'}
                    sources: Shared
                  App:
                    type: application
                    platform: auto
                    supportedDestinations: [iOS, macOS]
                    deploymentTarget: '18.0'
                    sources: App
                """
            ], paths)
        #expect(fixture.targets(of: "Kit/K.swift") == "Kit")
        #expect(fixture.places(of: "Kit") == ["iOS 16.0 (project.yml:7)"])
        #expect(fixture.mayBeOnMainActor("Kit"))
        #expect(fixture.targets(of: "Shared/S.swift") == "Shared_iOS+Shared_macOS")
        #expect(fixture.platforms(of: "Shared_iOS") == ["iOS 17.0"])
        #expect(fixture.platforms(of: "Shared_macOS") == ["macOS 13.0"])
        #expect(fixture.module("Shared_iOS")?.name == "Shared")
        #expect(fixture.platforms(of: "App") == ["iOS 18.0", "macOS 18.0"])
    }

    @Test func configurationFilesAreLayered() {
        let fixture = ModuleMapFixture(
            [
                "project.yml": """
                configFiles: {Debug: Config/All.xcconfig, Release: Config/All.xcconfig}
                targets:
                  App: {type: application, platform: iOS, sources: [App]}
                """,
                "Config/All.xcconfig": "// Shared\nIPHONEOS_DEPLOYMENT_TARGET = 15.5\nSWIFT_VERSION = 6.0\n",
            ], paths)
        #expect(fixture.places(of: "App") == ["iOS 15.5 (Config/All.xcconfig:2)"])
        #expect(fixture.module("App")?.infersActorsOfWrappers == false)
    }

    /// The generated project is what is built; the specification only fills what that does not say.
    @Test func generatedProjectWins() {
        let project = projectText(
            targets: "A",
            objects: """
                G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                S = {isa = PBXSourcesBuildPhase; files = (B, ); };
                A = {isa = PBXNativeTarget; name = App; buildPhases = (S, ); productType = "com.apple.product-type.application"; };
                """)
        let specification = """
            include: [https://example.org/base.yml]
            targets:
              App: {type: application, platform: iOS, deploymentTarget: '16.0', sources: [App]}
              Kit: {type: framework, platform: iOS, deploymentTarget: '15.0', sources: [Kit]}
            """
        let fixture = ModuleMapFixture(["App.xcodeproj/project.pbxproj": project, "project.yml": specification], paths)
        #expect(fixture.map.modules.filter { $0.targetName == "App" }.map(\.kind) == [.xcodeTarget])
        #expect(fixture.targets(of: "App/A.swift") == "App")
        #expect(fixture.targets(of: "App/Old/B.swift") == "./")
        #expect(fixture.places(of: "App") == ["iOS 16.0 (project.yml:3)"])
        #expect(fixture.targets(of: "Kit/K.swift") == "Kit")
        #expect(fixture.problems == [])
    }

    @Test func whatCantBeReadIsSaid() {
        func problems(_ yaml: String, _ more: [String: String] = [:]) -> [String] {
            ModuleMapFixture(more.merging(["project.yml": yaml]) { $1 }, paths).problems
        }
        let target = "\ntargets:\n  App: {type: application, platform: iOS, sources: [App]}"
        #expect(
            problems("include: https://a.b/c.yml" + target)
                == ["project.yml:1: https://a.b/c.yml is included but is not in the project"])
        #expect(
            problems("include:\n- ${DIR}/c.yml" + target)
                == ["project.yml:2: ${DIR}/c.yml is included but is not in the project"])
        #expect(
            problems("include: [gone.yml]" + target) == ["project.yml:1: gone.yml is included and can't be found"])
        #expect(problems("include: [{path: gone.yml, enable: false}]" + target) == [])
        #expect(problems("a: !x y" + target) == ["project.yml:1: the tag !x is not read"])
        #expect(
            problems("include: [b.yml]" + target, ["b.yml": "a:\n\tb: c"]) == [
                "b.yml:2: a tab as indentation is not read"
            ])
        #expect(
            problems("targets:\n  App:\n    sources:\n    - ${DIR}/App")
                == ["project.yml:4: a path of sources is known only where it is built"])
        #expect(problems("services:\n  web: !x y") == [], "another tool's file")
        #expect(problems("services:\n  web: {image: x}") == [])
    }

    /// Files that no other manifest claims may belong to what can't be read.
    @Test func unreadPartHidesTheFilesBelow() {
        let fixture = ModuleMapFixture(
            [
                "Client/project.yml":
                    "include: [gone.yml]\ntargets:\n  App: {platform: iOS, deploymentTarget: '17.0', sources: [App]}\n  Kit: {platform: iOS, sources: [Kit]}",
                "Client/Tool/Package.swift": packageText(
                    #"platforms: [.macOS(.v14)], targets: [.target(name: "Tool")]"#),
            ],
            [
                "Client/App/A.swift", "Client/Kit/K.swift", "Client/Other/O.swift", "Client/Tool/Sources/Tool/T.swift",
                "Client/Tool/Else.swift", "Server/S.swift",
            ])
        let problem = "Client/project.yml:1: gone.yml is included and can't be found"
        #expect(fixture.problem(of: "App") == nil)
        #expect(fixture.problem(of: "Kit") == problem)
        #expect(fixture.problem(of: "Client/") == problem)
        #expect(fixture.problem(of: "Client/Tool/") == problem)
        #expect(fixture.problem(of: "Tool") == nil)
        #expect(fixture.problem(of: "./") == nil)
        #expect(fixture.mayBeOnMainActor("App") && fixture.mayBeOnMainActor("Client/"), "any setting may be there")
        #expect(!fixture.mayBeOnMainActor("Tool") && !fixture.mayBeOnMainActor("./"))
        #expect(fixture.module("App")?.infersActorsOfWrappers == false)
    }

    /// A file of the name that can't be read is a problem where it looks like a specification.
    @Test(arguments: [
        ("\"targets\":\n  A: !x y", "2: the tag !x"), ("\u{FEFF}targets:\n  A: !x y", "2: the tag !x"),
        ("targets :\n  A: !x y", "2: the tag !x"),
        ("{\n  \"targets\": {a: !x y}\n}", "2: a tag or an anchor in brackets"),
        ("--- {'include': &a b}", "1: a tag or an anchor in brackets"),
        ("services:\n  targets: !x y", nil),
    ])
    func unreadableSpecificationsAreSaid(_ yaml: String, _ problem: String?) {
        let problems = ModuleMapFixture(["project.yml": yaml], paths).problems
        #expect(problems == (problem.map { ["project.yml:\($0) is not read"] } ?? []))
    }

    @Test func deploymentTargetsThatAreNotKnown() {
        let fixture = ModuleMapFixture(
            [
                "project.yml": """
                options:
                  deploymentTarget: {iOS: "${MIN}", macOS: '14.0'}
                settings: {IPHONEOS_DEPLOYMENT_TARGET: '17.0'}
                targets:
                  App: {platform: iOS, deploymentTarget: "${MIN}", sources: [App]}
                  Kit: {platform: macOS, sources: [Kit]}
                  Shared: {platform: auto, supportedDestinations: [iOS, macOS], deploymentTarget: newest, sources: [Shared]}
                  Tests: {platform: iOS, deploymentTarget: '18.0', sources: [Tests]}
                """
            ], paths)
        #expect(fixture.problem(of: "App") == "project.yml:5: the deployment target is computed")
        #expect(fixture.problem(of: "Shared") == "project.yml:7: the deployment target is not a version")
        #expect(fixture.problem(of: "Kit") == nil && fixture.problem(of: "Tests") == nil)
        #expect(fixture.platforms(of: "Tests") == ["iOS 18.0"])
        let project = ModuleMapFixture(
            [
                "project.yml": """
                options: {deploymentTarget: {iOS: "${MIN}", macOS: '14.0'}}
                targets:
                  App: {platform: iOS, sources: [App]}
                  Kit: {platform: macOS, sources: [Kit]}
                """
            ], paths)
        #expect(project.problem(of: "App") == "project.yml:1: the deployment target is computed")
        #expect(project.problem(of: "Kit") == nil)
    }
}
