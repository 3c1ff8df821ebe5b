import SourceText
import Testing

@testable import Projects

@Suite struct ModuleMapTests {
    @Test func withoutManifestsTheRootIsOneModule() {
        let fixture = ModuleMapFixture([:], ["A.swift", "Deep/B.swift"])
        #expect(fixture.map.modules.count == 1)
        #expect(fixture.module("./")?.kind == .folder)
        #expect(fixture.module("./")?.manifestPath == nil)
        #expect(fixture.targets(of: "Deep/B.swift") == "./")
        #expect(fixture.map.moduleNumbers(of: "Unknown.swift").isEmpty)
    }

    @Test func noFilesNoFolder() {
        #expect(ModuleMapFixture([:], []).map.modules.isEmpty)
    }

    @Test func unclaimedFilesGoToTheNearestManifest() {
        let text = packageText(#"targets: [.target(name: "A"), .target(name: "B")]"#)
        let fixture = ModuleMapFixture(
            [
                "Kit/Package.swift": text, "Kit/Example/App.xcodeproj/project.pbxproj": "no property list",
                "Kit/notes/project.pbxproj": "",
            ],
            ["Kit/Loose.swift", "Kit/Example/E.swift", "Kit/Example/Deep/F.swift", "Top.swift", "Kitchen/K.swift"]
        )
        #expect(fixture.targets(of: "Kit/Loose.swift") == "Kit/")
        #expect(fixture.targets(of: "Kit/Example/E.swift") == "Kit/Example/")
        #expect(fixture.targets(of: "Kit/Example/Deep/F.swift") == "Kit/Example/")
        #expect(fixture.targets(of: "Top.swift") == "./")
        #expect(fixture.targets(of: "Kitchen/K.swift") == "./")
    }

    @Test func orderAndRepetitionDoNotMatter() {
        let manifests = ["P/Package.swift", "Q/Package.swift"].map { path in
            SourceFile(
                path: path, bytes: Array(packageText(#"targets: [.target(name: "A"), .target(name: "B")]"#).utf8))
        }
        let paths = ["P/Sources/A/A.swift", "Q/Sources/B/B.swift", "Q/C.swift", "P/C.swift"]
        let first = ModuleMap(manifests: manifests, swiftPaths: paths)
        let second = ModuleMap(manifests: manifests.reversed() + manifests, swiftPaths: paths.reversed() + paths)
        #expect(first.modules == second.modules)
        for path in paths {
            #expect(first.moduleNumbers(of: path) == second.moduleNumbers(of: path))
            #expect(first.moduleNumbers(of: path).count == 1)
        }
    }

    @Test func pathsAreJoined() {
        #expect(RelativePath.join("a/b", "../c/./d//e") == "a/c/d/e")
        #expect(RelativePath.join("a", "../..") == nil)
        #expect(RelativePath.join("a", "/x") == nil)
        #expect(RelativePath.join("", ".") == "")
        #expect(RelativePath.join("a", "...x/..y") == "a/...x/..y")
        #expect(RelativePath.moduleName("3D-Kit é") == "_D_Kit_é")
    }

    @Test func versionsAreCompared() {
        #expect(PlatformMinimum(name: "iOS", version: "17").versionNumbers == [17, 0])
        let lowest = PlatformMinimum.lowest(
            of: ["10.15", "9.0", "10.2"].map { PlatformMinimum(name: "macOS", version: $0) })
        #expect(lowest.map(\.version) == ["9.0"])
    }

    @Test func cutAndDamagedManifestsAreSurvived() {
        let texts = [
            (
                "Package.swift",
                packageText(
                    ##"targets: [.target(name: "A\("b")", path: #"x"#), /* */ .library(name: "x", targets: ["A"])]"##)
            ),
            (
                "A.xcodeproj/project.pbxproj",
                projectText(
                    targets: "T",
                    objects: """
                        G = {isa = PBXGroup; children = (Y, G, ); path = "a\\U00e9"; }; Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (Y); };
                        T = {isa = PBXNativeTarget; name = T; buildPhases = (T, Y); fileSystemSynchronizedGroups = (Y, T); buildConfigurationList = T; };
                        """)
            ),
        ]
        var random: UInt64 = 42
        for (path, text) in texts {
            let bytes = Array(text.utf8)
            for length in 0...bytes.count {
                checkCoversAllFiles(path, Array(bytes.prefix(length)))
            }
            for _ in 0..<2_000 {
                var damaged = bytes
                for _ in 0..<3 {
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    damaged[Int(random >> 33) % bytes.count] = UInt8(truncatingIfNeeded: random >> 24)
                }
                checkCoversAllFiles(path, damaged)
            }
        }
    }

    private func checkCoversAllFiles(_ path: String, _ bytes: [UInt8]) {
        let paths = ["Sources/A/A.swift", "B.swift", "Package.swift"]
        let map = ModuleMap(manifests: [SourceFile(path: path, bytes: bytes)], swiftPaths: paths)
        #expect(paths.allSatisfy { !map.moduleNumbers(of: $0).isEmpty })
    }
}
