import Testing

@testable import Projects

@Suite struct BazelModuleTests {
    private let load = """
        load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")
        load("@build_bazel_rules_apple//apple:ios.bzl", "ios_application", "ios_unit_test")

        """
    private let paths = [
        "App/A.swift", "App/Deep/D.swift", "App/Old/O.swift", "Core/C.swift", "Core/Model/M.swift", "Lone/L.swift",
        "Test/T.swift",
    ]

    @Test func librariesHaveThePlatformsOfAllThatDependsOnThem() {
        let fixture = ModuleMapFixture(
            [
                "App/BUILD": load + """
                    ios_application(
                        name = "App",
                        minimum_os_version = "17.0",
                        deps = [":AppLib"],
                    )

                    swift_library(
                        name = "AppLib",
                        srcs = glob(["**/*.swift"], exclude = ["Old/**"]),
                        module_name = "AppCode",
                        copts = ["-default-isolation", "MainActor"],
                        deps = ["//Core", "@nuke//:Nuke"] + select({"//c:d": ["//Core/Model"], "//conditions:default": []}),
                    )
                    """,
                "Core/BUILD.bazel": load + """
                    swift_library(name = "Core", srcs = glob(["**/*.swift"]))
                    """,
                "Core/Model/BUILD": load
                    + "swift_library(name = 'Model', srcs = ['M.swift'], copts = ['-swift-version', '5'])",
                "Lone/BUILD": load + "swift_library(name = \"Lone\", srcs = [\":L.swift\"])",
                "Test/BUILD": load + """
                    MINIMUM = "15." + "4"
                    ios_unit_test(name = "Test", minimum_os_version = MINIMUM, deps = [":TestLib"])
                    swift_library(name = "TestLib", testonly = True, srcs = [":Files"], deps = ["//Core:Core"])
                    filegroup(name = "Files", srcs = glob(["*.swift"]))
                    """,
            ], paths)
        #expect(fixture.targets(of: "App/A.swift") == "AppLib")
        #expect(fixture.targets(of: "App/Deep/D.swift") == "AppLib")
        #expect(fixture.targets(of: "App/Old/O.swift") == "App/")
        #expect(fixture.targets(of: "Core/C.swift") == "Core")
        #expect(fixture.targets(of: "Core/Model/M.swift") == "Model", "a glob ends where a package begins")
        #expect(fixture.targets(of: "Test/T.swift") == "TestLib")
        #expect(fixture.places(of: "App") == ["iOS 17.0 (App/BUILD:5)"])
        #expect(fixture.places(of: "AppLib") == ["iOS 17.0 (App/BUILD:5)"])
        #expect(fixture.places(of: "Core") == ["iOS 15.4 (Test/BUILD:4)"])
        #expect(fixture.places(of: "Model") == ["iOS 17.0 (App/BUILD:5)"])
        #expect(fixture.platforms(of: "Lone") == [])
        #expect(fixture.module("AppLib")?.name == "AppCode")
        #expect(fixture.module("Core")?.name == "Core_Core")
        #expect(fixture.module("AppLib")?.mainActorPlace?.description == "App/BUILD:13")
        #expect(fixture.module("Core")?.mainActorPlace == nil)
        #expect(fixture.module("Model")?.infersActorsOfWrappers == true)
        #expect(fixture.module("App")?.product == .application)
        #expect(fixture.module("TestLib")?.product == .test)
        #expect(fixture.module("AppLib")?.place?.description == "App/BUILD:9")
        #expect(fixture.problems == [])
    }

    @Test func constantsAreLoadedAndWorkspacesEnd() {
        let fixture = ModuleMapFixture(
            [
                "ios/WORKSPACE": "",
                "ios/tools/versions.bzl": "versions = struct(ios = \"16.0\")\nOLD = \"13.0\"\ndef f():\n    OLD = 1\n",
                "ios/app/BUILD": load + """
                    load("//tools:versions.bzl", "versions", minimum = "OLD")
                    ios_application(name = "A", minimum_os_version = versions.ios, deps = [":L"])
                    ios_application(name = "B", minimum_os_version = minimum, deps = ["//lib:L"])
                    swift_library(name = "L", srcs = ["A.swift"])
                    """,
                "ios/lib/BUILD": load + "swift_library(name = \"L\", srcs = [\"L.swift\"])",
            ], ["ios/app/A.swift", "ios/lib/L.swift"])
        #expect(fixture.map.modules.map(\.name) == ["app_A", "app_B", "app_L", "lib_L"])
        #expect(
            fixture.map.modules.map { $0.platforms.map(\.description) } == [
                ["iOS 16.0"], ["iOS 13.0"], ["iOS 16.0"], ["iOS 13.0"],
            ])
        #expect(fixture.problems == [])
    }

    @Test func whatCantBeReadIsSaid() {
        func fixture(_ text: String) -> ModuleMapFixture {
            ModuleMapFixture(["App/BUILD": load + text, "App/macros.bzl": "def app(name): pass"], ["App/A.swift"])
        }
        let version = fixture(
            "ios_application(name = \"App\", minimum_os_version = version(), deps = [\":Lib\"])\nswift_library(name = \"Lib\", srcs = [\"A.swift\"])"
        )
        #expect(version.problems == ["App/BUILD:3: minimum_os_version of App is computed"])
        #expect(version.problem(of: "Lib") == version.problems.first)
        let sources = fixture("swift_library(name = \"Lib\", srcs = sources())")
        #expect(sources.problems == ["App/BUILD:3: the sources of Lib are computed"])
        #expect(sources.problem(of: "App/") == sources.problems.first)
        let macro = fixture("load(\":macros.bzl\", \"app\")\napp(name = \"App\")")
        #expect(macro.problems == ["App/BUILD:4: app(…) is a macro of the project"])
        #expect(macro.problem(of: "App/") == macro.problems.first)
        let library = fixture("load(\":macros.bzl\", \"app\")\napp(name = \"App\", srcs = glob([\"*.swift\"]))")
        #expect(library.targets(of: "App/A.swift") == "App")
        #expect(library.problem(of: "App") == "App/BUILD:4: app(…) is a macro of the project")
        let list = fixture("[swift_library(name = n, srcs = [n + \".swift\"]) for n in NAMES]")
        #expect(list.problems == ["App/BUILD:3: a comprehension makes rules of swift_library"])
        let claimed = fixture(
            "load(\":macros.bzl\", \"app\")\napp(name = \"Icons\")\nswift_library(name = \"Lib\", srcs = [\"A.swift\"])"
        )
        #expect(claimed.problems == ["App/BUILD:4: app(…) is a macro of the project"])
        #expect(claimed.problem(of: "Lib") == claimed.problems.first, "the macro may be an application with it")
    }

    @Test func anyTextComesToAnEnd() {
        for text in [
            "(", ")", "a(", "a(b=", "[", "{", "{a:", "\"", "'''", "a = ", "a = [", "\\", "#", "load(", "a.b.c(",
            "x = 1 if y else 2",
        ] {
            for tail in ["", "\n", ")", ",", "]", " for x in y"] {
                _ = StarlarkReader.read(Array((text + tail + "\nswift_library(name = \"A\")").utf8))
            }
        }
        #expect(StarlarkReader.read(Array(String(repeating: "a([", count: 20_000).utf8)).calls.count <= 1)
        #expect(
            ModuleMapFixture(["BUILD": "#!/bin/sh\necho \"$1\" | while read x; do (echo $x); done\n"], ["A.swift"])
                .problems
                == [])
    }

    @Test func whatMayBelongToAnOlderApplicationIsAskedFor() {
        func fixture(_ text: String) -> ModuleMapFixture {
            let library = "\nswift_library(name = \"Lib\", srcs = [\"A.swift\"])"
            return ModuleMapFixture(
                ["App/BUILD": load + text + library, "App/macros.bzl": "def app(name): pass"], ["App/A.swift"])
        }
        let framework = fixture(
            """
            ios_application(name = "App", minimum_os_version = "15.0", frameworks = [":F"])
            ios_framework(name = "F", minimum_os_version = "17.0", deps = [":Lib"])
            """)
        #expect(framework.platforms(of: "Lib") == ["iOS 15.0"])
        let extensions = fixture(
            """
            ios_application(name = "App", minimum_os_version = "15.0", extensions = [":E"])
            ios_extension(name = "E", minimum_os_version = "17.0", deps = [":Lib"])
            """)
        #expect(extensions.platforms(of: "Lib") == ["iOS 17.0"], "its own version counts")
        for dependencies in ["deps = [n for n in NAMES]", "deps = all_deps()", "**COMMON"] {
            let fixture = fixture("ios_application(name = \"App\", minimum_os_version = \"15.0\", \(dependencies))")
            #expect(fixture.problem(of: "Lib") == "App/BUILD:3: what App depends on is computed")
        }
        for (version, problem) in [("15.0", "App/BUILD:4: what Old depends on is computed"), ("18.0", nil)] {
            let both = fixture(
                """
                ios_application(name = "App", minimum_os_version = "17.0", deps = [":Lib"])
                ios_application(name = "Old", minimum_os_version = "\(version)", deps = all_deps())
                """)
            #expect(both.problem(of: "Lib") == problem)
        }
        let macro = fixture("load(\":macros.bzl\", \"app\")\napp(min = \"15.0\", lib = \":Lib\")")
        #expect(macro.problem(of: "Lib") == "App/BUILD:4: app(…) is a macro of the project")
        let condition = fixture(
            "if X:\n    ios_application(name = \"App\", minimum_os_version = \"15.0\", deps = [\":Lib\"])")
        #expect(condition.problem(of: "Lib") == "App/BUILD:3: if …: may declare applications")
    }

    @Test func valuesThatMultiplyComeToAnEnd() {
        func chain(_ first: String) -> String {
            let sums = (1..<7).map { level in
                "a\(level) = " + Array(repeating: "a\(level - 1)", count: 30).joined(separator: " + ")
            }
            return (["a0 = " + first] + sums).joined(separator: "\n") + "\n"
        }
        let texts = ModuleMapFixture(
            ["BUILD": load + chain("\"x\"") + "swift_library(name = \"L\", srcs = [a6], module_name = a6)"],
            ["A.swift"])
        #expect(texts.problems.contains("BUILD: its values are too many to read"))
        let lists = ModuleMapFixture(
            ["BUILD": load + chain("[\"A.swift\"]") + "swift_library(name = \"L\", srcs = a6)"], ["A.swift"])
        #expect(lists.problems.contains("BUILD: its values are too many to read"))
        let count = 4_000
        let rules = (0..<count).map { number in
            """
            ios_application(name = "A\(number)", minimum_os_version = "17.\(number)", deps = [":L0"])
            swift_library(name = "L\(number)", deps = [":L\(number + 1)"])
            """
        }
        let time = ContinuousClock().measure {
            let bundles = ModuleMapFixture(["BUILD": load + rules.joined(separator: "\n")], ["A.swift"])
            #expect(bundles.platforms(of: "L\(count - 1)") == ["iOS 17.0"])
        }
        #expect(time < .seconds(30), "each rule is reached once")
    }

    @Test func textsInUTF8AreRead() {
        let mark = ModuleMapFixture(
            ["App/BUILD": "\u{FEFF}swift_library(name = \"L\", srcs = [\"A.swift\"])"], ["App/A.swift"])
        #expect(mark.module("L")?.product == .library)
        let umlauts = ModuleMapFixture(
            [
                "Überüb/WORKSPACE": "",
                "Überüb/App/Core/BUILD": load + "swift_library(name = \"L\", srcs = [\"A.swift\"])",
            ],
            ["Überüb/App/Core/A.swift"])
        #expect(umlauts.module("L")?.name == "App_Core_L")
    }
}
