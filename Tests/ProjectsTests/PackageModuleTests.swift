import SourceText
import Testing

@testable import Projects

@Suite struct PackageModuleTests {
    @Test func targetsHaveTheUsualFolders() {
        let text = packageText(
            """
            platforms: [.iOS(.v16), .macOS("13.3"), .macCatalyst(.v10_15), .custom("wasm", versionString: "1.0")],
            products: [.library(name: "Core", targets: ["Core"]), .executable(name: "tool", targets: ["tool"])],
            targets: [
                .target(name: "Core"),
                .target(name: "Core-UI", dependencies: [.target(name: "Core"), "Other"]), // .target(name: "Comment")
                .executableTarget(name: "tool", dependencies: [.target(name: "Core", condition: .when(platforms: [.iOS]))]),
                /* .target(name: "Gone") /* nested */ */
                .macro(name: "Macros"),
                .plugin(name: "Format", capability: .buildTool(), dependencies: [.target(name: "tool")]),
                .testTarget(name: "CoreTests", dependencies: ["Core"], resources: [.copy("Sources")]),
            ]
            """)
        let fixture = ModuleMapFixture(
            ["Package.swift": text],
            [
                "Sources/Core/A.swift", "Sources/Core-UI/Deep/B.swift", "src/tool/main.swift", "Source/Macros/M.swift",
                "Plugins/Format/F.swift", "Tests/CoreTests/T.swift", "Sources/Stale/S.swift", "Package.swift",
            ])
        #expect(fixture.targets(of: "Sources/Core/A.swift") == "Core")
        #expect(fixture.targets(of: "Sources/Core-UI/Deep/B.swift") == "Core-UI")
        #expect(fixture.targets(of: "src/tool/main.swift") == "tool")
        #expect(fixture.targets(of: "Source/Macros/M.swift") == "Macros")
        #expect(fixture.targets(of: "Plugins/Format/F.swift") == "Format")
        #expect(fixture.targets(of: "Tests/CoreTests/T.swift") == "CoreTests")
        #expect(fixture.targets(of: "Sources/Stale/S.swift") == "./")
        #expect(fixture.targets(of: "Package.swift") == "./")
        #expect(fixture.map.modules.map(\.name) == ["Core", "Core_UI", "tool", "Macros", "Format", "CoreTests", "./"])
        #expect(
            fixture.map.modules.map(\.product) == [
                .library, .library, .application, .unknown, .unknown, .test, .unknown,
            ])
        #expect(fixture.map.modules.map { $0.product == .test } == [false, false, false, false, false, true, false])
        #expect(fixture.map.modules.filter(\.isVendedLibrary).map(\.name) == ["Core"])
        #expect(fixture.platforms(of: "Core") == ["iOS 16.0", "macCatalyst 10.15", "macOS 13.3", "wasm 1.0"])
        #expect(fixture.map.modules.last?.kind == .folder)
        #expect(fixture.map.modules.last?.platforms == fixture.module("Core")?.platforms)
    }

    @Test func pathsSourcesAndExclusionsAreKept() {
        let text = packageText(
            """
            targets: [
                .target(name: "A", path: "./Code/A/", exclude: ["Old", "Skip.swift"]),
                .target(name: "B", path: "Code", sources: ["B", "Single.swift"]),
                .target(name: "Outside", path: "../Elsewhere"),
                .target(name: "Everything", path: ".", exclude: ["Code"]),
            ]
            """)
        let fixture = ModuleMapFixture(
            ["Kit/Package.swift": text],
            [
                "Kit/Code/A/One.swift", "Kit/Code/A/Old/Two.swift", "Kit/Code/A/Skip.swift", "Kit/Code/B/Three.swift",
                "Kit/Code/Single.swift", "Kit/Code/Lost.swift", "Kit/Package.swift", "Kit/Package@swift-5.9.swift",
                "Kit/Else.swift",
                "Elsewhere/E.swift",
            ])
        #expect(fixture.targets(of: "Kit/Code/A/One.swift") == "A")
        #expect(fixture.targets(of: "Kit/Code/A/Old/Two.swift") == "Kit/")
        #expect(fixture.targets(of: "Kit/Code/A/Skip.swift") == "Kit/")
        #expect(fixture.targets(of: "Kit/Code/B/Three.swift") == "B")
        #expect(fixture.targets(of: "Kit/Code/Single.swift") == "B")
        #expect(fixture.targets(of: "Kit/Code/Lost.swift") == "Kit/")
        #expect(fixture.targets(of: "Kit/Else.swift") == "Everything")
        #expect(fixture.targets(of: "Kit/Package.swift") == "Kit/")
        #expect(fixture.targets(of: "Kit/Package@swift-5.9.swift") == "Kit/")
        #expect(fixture.targets(of: "Elsewhere/E.swift") == "Outside")
    }

    @Test func theOnlyTargetMayHaveSourcesToItself() {
        let text = packageText(#"targets: [.target(name: "Solo"), .testTarget(name: "SoloTests")]"#)
        let fixture = ModuleMapFixture(
            ["Package.swift": text], ["Sources/A.swift", "Sources/Deep/B.swift", "Tests/T.swift"])
        #expect(fixture.targets(of: "Sources/A.swift") == "Solo")
        #expect(fixture.targets(of: "Sources/Deep/B.swift") == "Solo")
        #expect(fixture.targets(of: "Tests/T.swift") == "SoloTests")
    }

    @Test func whatALibraryIsBuiltFromIsVendedToo() {
        let text = packageText(
            #"products: [.library(name: "UI", targets: ["UI"])], targets: ["#
                + #".target(name: "UI", dependencies: [.target(name: "Core", condition: .when(platforms: [.iOS])), .product(name: "Log", package: "log")]), "#
                + #".target(name: "Core", dependencies: ["Base"]), .target(name: "Base"), .target(name: "Other", dependencies: ["UI"])]"#
        )
        let fixture = ModuleMapFixture(
            ["Package.swift": text],
            ["Sources/UI/A.swift", "Sources/Core/B.swift", "Sources/Base/C.swift", "Sources/Other/D.swift"])
        #expect(Set(fixture.map.modules.filter(\.isVendedLibrary).map(\.name)) == ["UI", "Core", "Base"])
    }

    @Test func constantsAreFollowed() {
        let text = packageText(
            "platforms: platforms, products: [.library(name: core, targets: [core, Names.ui])], targets: targets",
            before: """
                let core = "Core"
                enum Names { static let ui = "UI" }
                let platforms: [SupportedPlatform] = [.iOS(.v17)]
                var targets: [Target] = Group.all + [.target(name: .ui)]
                enum Group { static var all: [Target] { [.target(name: core)] } }
                """,
            after: #"package.targets.append(.testTarget(name: "CoreTests"))"#
        )
        let fixture = ModuleMapFixture(
            ["Package.swift": text], ["Sources/Core/A.swift", "Sources/UI/B.swift", "Sources/Old/C.swift"])
        #expect(fixture.targets(of: "Sources/Core/A.swift") == "Core")
        #expect(fixture.targets(of: "Sources/UI/B.swift") == "UI")
        #expect(fixture.targets(of: "Sources/Old/C.swift") == "./")
        #expect(fixture.map.modules.map(\.isVendedLibrary) == [true, true, false, false])
        #expect(fixture.platforms(of: "UI") == ["iOS 17.0"])
    }

    @Test func targetsBuiltByCodeAreFolders() {
        let text = packageText(
            "products: products, targets: [.feature(\"Home\"), .target(name: \"Core\", path: \"Sources/Base/Core\")] + more",
            before: """
                let name = "Sample"
                let products: [Product] = ["Home", "Core"].map { .library(name: $0, targets: [$0]) }
                extension Target {
                    static func feature(_ name: String) -> Target {
                        .target(name: name, path: "Sources/\\(name)", swiftSettings: [.define("X\\("y" + ")")")])
                    }
                }
                """
        )
        let fixture = ModuleMapFixture(
            ["Package.swift": text],
            [
                "Sources/Home/A.swift", "Sources/Base/Core/B.swift", "Sources/Base/C.swift", "Tests/HomeTests/T.swift",
                "Sources/Loose.swift",
            ])
        #expect(fixture.targets(of: "Sources/Home/A.swift") == "Home")
        #expect(fixture.targets(of: "Sources/Base/Core/B.swift") == "Core")
        #expect(fixture.targets(of: "Sources/Base/C.swift") == "./")
        #expect(fixture.targets(of: "Sources/Loose.swift") == "./")
        #expect(fixture.module("HomeTests")?.product == .test)
        #expect(fixture.module("Home")?.product == .unknown)
        #expect(fixture.map.modules.map(\.isVendedLibrary) == [true, true, false, true])
    }

    @Test func branchesOfOneTargetAreJoined() {
        let text = packageText(
            "targets: targets",
            before: """
                #if os(Linux)
                let targets: [Target] = [.target(name: "A", path: "Linux")]
                #else
                let other: [Target] = [.target(name: "A", path: "Apple"), .target(name: "A")]
                #endif
                """)
        let fixture = ModuleMapFixture(["Package.swift": text], ["Linux/A.swift", "Apple/A.swift"])
        #expect(fixture.targets(of: "Linux/A.swift") == "A")
        #expect(fixture.targets(of: "Apple/A.swift") == "A")
        #expect(fixture.map.modules.count == 1)
    }

    @Test func packagesDoNotReachIntoEachOther() {
        let outer = packageText(
            #"targets: [.target(name: "Outer"), .target(name: "Umbrella", path: "Inner/Sources/Inner")]"#)
        let inner = packageText(#"targets: [.target(name: "Inner")]"#)
        let fixture = ModuleMapFixture(
            ["Package.swift": outer, "Inner/Package.swift": inner, "Sources/Outer/Example/Package.swift": inner],
            [
                "Sources/Outer/A.swift", "Sources/Outer/Example/Sources/Inner/B.swift",
                "Sources/Outer/Play.playground/C.swift",
                "Inner/Sources/Inner/D.swift",
            ]
        )
        #expect(fixture.targets(of: "Sources/Outer/A.swift") == "Outer")
        #expect(fixture.targets(of: "Sources/Outer/Example/Sources/Inner/B.swift") == "Inner")
        #expect(fixture.targets(of: "Sources/Outer/Play.playground/C.swift") == "./")
        #expect(fixture.targets(of: "Inner/Sources/Inner/D.swift") == "Inner+Umbrella")
    }

    @Test func aModelCalledPackageIsNoManifest() {
        let fixture = ModuleMapFixture(
            [
                "Package.swift": packageText(#"targets: [.target(name: "A")]"#),
                "Sources/A/Models/Package.swift": "struct Package {}",
            ],
            ["Sources/A/Models/Package.swift", "Sources/A/Models/Item.swift"]
        )
        #expect(fixture.targets(of: "Sources/A/Models/Package.swift") == "A")
        #expect(fixture.targets(of: "Sources/A/Models/Item.swift") == "A")
    }

    @Test func stringsOfEveryKindAreRead() {
        let text = packageText(
            ##"targets: [.target(name: #"Raw"#, path: "a\\b"), .target(name: """\##nMulti"""), .target(name: "X\(1)")]"##
        )
        let manifest = PackageManifestReader.read(SourceFile(path: "Package.swift", bytes: Array(text.utf8)))
        #expect(manifest.targets.first?.name == "Raw")
        #expect(manifest.targets.first?.path == "a\\b")
        #expect(manifest.targets.count == 2)
        #expect(manifest.hasUnreadTargets)
    }

    @Test func functionsThatPassOnWhatTheyAreGivenMakeTargets() {
        let call = ##"regexTarget(name: "Core", dependencies: ["Base"], path: "Sources/All")"##
        func manifest(_ declaration: String) -> PackageManifest {
            let text = packageText("targets: [.\(call)]") + "\nextension Target {\n\(declaration)\n}\n"
            return PackageManifestReader.read(SourceFile(path: "Package.swift", bytes: Array(text.utf8)))
        }
        let passing = manifest(
            """
            static func regexTarget(name: String, dependencies: [Target.Dependency], path: String) -> Target {
                let target = target(name: name, dependencies: dependencies, path: path)
                target.swiftSettings = []
                return target
            }
            """)
        #expect(passing.targets.map(\.name) == ["Core"])
        #expect(passing.targets.first?.path == "Sources/All")
        #expect(!passing.hasUnreadTargets)
        let making = manifest(
            """
            static func regexTarget(name: String, dependencies: [Target.Dependency], path: String) -> Target {
                .target(name: name, dependencies: dependencies, path: "Modules/" + path)
            }
            """)
        #expect(making.targets.isEmpty)
        #expect(making.hasUnreadTargets)
    }

    @Test func whatDoesNotParseMayHideTargets() {
        for end in [
            "", "\"", "[.target(name: \"B", "]])", String(repeating: "[.target(name: f(", count: 10_000), "\"\\(", "/*",
        ] {
            let text = "import PackageDescription\nlet package = Package(targets: [.target(name: \"A\"), \(end)"
            let manifest = PackageManifestReader.read(SourceFile(path: "Package.swift", bytes: Array(text.utf8)))
            #expect(manifest.hasUnreadTargets && manifest.hasUnreadProducts)
            #expect(manifest.targets.map(\.name) == ["A"] || end.hasPrefix("]"))
        }
    }

    /// SwiftPM takes the manifest for the newest version that is not above its own; here that is the newest of all.
    @Test(arguments: [
        (["Package.swift": "5.7", "Package@swift-5.9.swift": "5.9", "Package@swift-6.0.swift": "6.0"], "6.0"),
        (["Package.swift": "5.7", "Package@swift-6.swift": "6.0", "Package@swift-6.1.swift": "6.1"], "6.0"),
        (["Package.swift": "6.1", "Package@swift-5.9.swift": "5.9"], "6.1"),
        (["Package.swift": "6.0", "Package@swift-6.0.swift": "5.1"], "6.0"),
        (["Package.swift": "5.9", "Package@swift-5.10.swift": "5.10"], "5.10"),
        (["Package.swift": "5.9", "Package@swift-next.swift": "6.0"], "5.9"),
    ])
    func newestManifestCounts(_ versions: [String: String], _ expected: String) {
        let manifests = versions.mapValues { version in
            "// swift-tools-version: \(version)\nimport PackageDescription\n"
                + "let package = Package(name: \"A\", platforms: [.iOS(\"\(version)\")], targets: [.target(name: \"A\")])"
        }
        let nested = Dictionary(uniqueKeysWithValues: manifests.map { ("Kit/" + $0.key, $0.value) })
        let fixture = ModuleMapFixture(
            nested, ["Kit/Sources/A/A.swift"] + nested.keys)
        #expect(fixture.platforms(of: "A") == ["iOS \(expected)"])
        #expect(fixture.map.modules.filter { $0.kind == .swiftPackageTarget }.count == 1)
        let used = versions.first { $0.value == expected }?.key ?? ""
        #expect(fixture.module("A")?.platforms.first?.place?.description == "Kit/\(used):3")
    }

    @Test func computedPlatformsAreSaid() {
        func problem(_ platforms: String, before: String = "") -> String? {
            ModuleMapFixture(
                [
                    "Package.swift": packageText(
                        "platforms: \(platforms), targets: [.target(name: \"A\")]", before: before)
                ],
                ["Sources/A/A.swift"]
            ).problem(of: "A")
        }
        let computed = "Package.swift:4: the platforms are computed"
        #expect(problem("platforms()") == computed)
        #expect(problem("[.iOS(minimum())]") == computed)
        #expect(problem("[.iOS(.v17)] + more") == computed)
        #expect(problem("[.iOS(.v17), .macOS(minimum)]", before: "let minimum = \"14.0\"") == nil)
        #expect(problem("nil") == nil)
        #expect(problem("[]") == nil)
    }

    @Test func platformsThatAreSetLaterAreNotRead() {
        func fixture(_ package: String) -> ModuleMapFixture {
            ModuleMapFixture(
                ["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n" + package],
                ["Sources/A/A.swift", "Package.swift"])
        }
        let targets = "targets: [.target(name: \"A\")]"
        for platforms in ["", "platforms: [.iOS(.v17)], "] {
            let later = fixture(
                "let package = Package(name: \"P\", \(platforms)\(targets))\npackage.platforms = [.iOS(.v15)]")
            #expect(later.problem(of: "A") == "Package.swift:4: the platforms are computed")
        }
        for form in ["let package: Package = .init", "let package = Package.init"] {
            let initializer = fixture("\(form)(name: \"P\", platforms: [.iOS(.v15)], \(targets))")
            #expect(initializer.platforms(of: "A") == ["iOS 15.0"])
            #expect(initializer.problem(of: "A") == nil)
        }
        #expect(fixture("let package = make(\(targets))").problem(of: "A") != nil)
    }
}
