import XCTest

@testable import SystemAccess
@testable import reobserve

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

final class FileDiscoveryTests: XCTestCase {
    func testFindsSourcesAndManifestsInByteOrder() throws {
        let directory = try TemporaryDirectory()
        for file in [
            "b.swift", "a/z.swift", "a.swift", "a-b.swift", "Z.swift", "Package.swift", "Package@swift-6.0.swift",
            "README.md",
            "App.xcodeproj/project.pbxproj", "elsewhere/project.pbxproj", "é.swift", "swift", ".swift", ".hidden.swift",
            ".config/x.swift", "A.SWIFT",
            "Config/App.xcconfig", "Config/xcconfig", ".xcconfig",
        ] { try directory.write(file) }
        let result = directory.discover()
        XCTAssertEqual(
            result.paths,
            [
                "App.xcodeproj/project.pbxproj", "Config/App.xcconfig", "Package.swift", "Package@swift-6.0.swift",
                "Z.swift", "a-b.swift", "a.swift",
                "a/z.swift", "b.swift", "é.swift",
            ])
        XCTAssertEqual(
            result.files.map(\.kind).prefix(5),
            [.xcodeProject, .buildConfiguration, .packageManifest, .packageManifest, .swiftSource])
        XCTAssertEqual(result.problems, [])
        XCTAssertTrue(result.editScope.contains("a/z.swift"))
    }

    func testClassifiesWhatMustNotBeEdited() throws {
        let directory = try TemporaryDirectory()
        let readOnly = [
            ".build/checkouts/x/a.swift", "DerivedData/a.swift", "Pods/P/a.swift", "Carthage/a.swift",
            "x/checkouts/a.swift", "SourcePackages/a.swift",
            "Sources/a.generated.swift",
        ]
        let editable = ["Sources/Pods.swift", "MyPods/a.swift", "Sources/generated.swift", "Pods2/a.swift"]
        for file in readOnly + editable { try directory.write(file) }
        let result = directory.discover()
        for file in readOnly { XCTAssertEqual(result.access(file), .readOnly, file) }
        for file in editable { XCTAssertEqual(result.access(file), .editable, file) }
        try directory.write(".gitignore", ".build\nDerivedData/\n")
        XCTAssertNil(directory.discover().access(".build/checkouts/x/a.swift"))
        XCTAssertNil(directory.discover().access("DerivedData/a.swift"))
        let named = directory.discover(DiscoveryOptions(namedPaths: [directory.path("Pods/P/a.swift")]))
        XCTAssertEqual(named.access("Pods/P/a.swift"), .readOnly)
    }

    func testLinksNeitherLoopNorLeadOut() throws {
        let outside = try TemporaryDirectory()
        try outside.write("secret.swift")
        let directory = try TemporaryDirectory()
        try directory.write("a/real.swift")
        try directory.write(".shared/s.swift")
        try directory.write("ignored/i.swift")
        try directory.write("excluded/e.swift")
        try directory.write(".git/HEAD")
        try directory.write(".git/hook.swift")
        try directory.write(".gitignore", "/ignored\n")
        directory.link("a/loop", to: "..")
        directory.link("a/self", to: "self")
        directory.link("b", to: "a")
        directory.link("b.swift", to: "a/real.swift")
        directory.link("out", to: outside.path)
        directory.link("out.swift", to: outside.path("secret.swift"))
        directory.link("dangling.swift", to: "nothing.swift")
        directory.link("visible", to: ".shared")
        directory.link("visible2", to: "ignored")
        directory.link("visible3", to: "excluded")
        directory.link("git", to: ".git")
        let result = directory.discover(DiscoveryOptions(excludes: ["excluded"]))
        XCTAssertEqual(result.paths, [".shared/s.swift", "a/real.swift", "ignored/i.swift"])
        XCTAssertEqual(result.access(".shared/s.swift"), .readOnly)
        XCTAssertEqual(result.access("ignored/i.swift"), .readOnly)
        XCTAssertEqual(result.access("a/real.swift"), .editable)
        XCTAssertEqual(result.problems, [])
    }

    func testHardLinkedFileIsOneFile() throws {
        let directory = try TemporaryDirectory()
        try directory.write(".build/a.swift")
        try directory.write("b.swift")
        XCTAssertEqual(makeHardLink(directory.path(".build/a.swift"), directory.path("c.swift")), 0)
        XCTAssertEqual(makeHardLink(directory.path("b.swift"), directory.path("d.swift")), 0)
        XCTAssertEqual(directory.discover().paths, ["b.swift", "c.swift"])
    }

    func testSkipsWhatIsNoFile() throws {
        let directory = try TemporaryDirectory()
        XCTAssertEqual(mkfifo(directory.path("fifo.swift"), 0o644), 0)
        directory.makeDirectory("folder.swift")
        try directory.write("folder.swift/a.swift")
        XCTAssertEqual(directory.discover().paths, ["folder.swift/a.swift"])
    }

    func testAssetCatalogsHoldNoCode() throws {
        let directory = try TemporaryDirectory()
        for file in [
            "Assets.xcassets/a.swift", "Assets.xcassets/Icon.imageset/b.swift", "xcassets/c.swift",
            "Icon.imageset/d.swift",
        ] {
            try directory.write(file)
        }
        XCTAssertEqual(directory.discover().paths, ["Icon.imageset/d.swift", "xcassets/c.swift"])
    }

    func testNamedPathsAreTakenEvenWhenIgnored() throws {
        let outside = try TemporaryDirectory()
        let directory = try TemporaryDirectory()
        for file in [
            "a.swift", "gen/b.swift", "gen/c.swift", "sub/d.swift", "notes.txt", ".git/x.swift", "gen2/e.swift",
        ] { try directory.write(file) }
        try directory.write(".gitignore", "gen*\n")
        let named = ["gen/b.swift", "sub", "missing.swift", "notes.txt", ".git/x.swift", "gen2"].map {
            directory.path($0)
        }
        let result = directory.discover(DiscoveryOptions(namedPaths: named + [outside.path]))
        XCTAssertEqual(result.paths, ["a.swift", "gen/b.swift", "gen2/e.swift", "sub/d.swift"])
        XCTAssertEqual(result.access("gen/b.swift"), .editable)
        XCTAssertEqual(result.editScope.paths, ["gen/b.swift", "sub", "gen2"])
        XCTAssertTrue(result.editScope.contains("sub/d.swift"))
        XCTAssertFalse(result.editScope.contains("subway/d.swift"))
        XCTAssertFalse(result.editScope.contains("a.swift"))
        let missing = FileSystemError(path: directory.path("missing.swift"), operation: "resolve", code: ENOENT)
        XCTAssertEqual(
            result.problems.map(\.reason),
            [.fileSystem(missing), .notSwift, .insidePrivateDirectory(".git"), .outsideRoot(directory.path)])
        XCTAssertEqual(result.problems.first?.description, "\(missing.path): cannot resolve: No such file or directory")
    }

    func testUnreadableDirectoryIsAProblem() throws {
        if geteuid() == 0 { throw XCTSkip("root may read everything") }
        let directory = try TemporaryDirectory()
        try directory.write("closed/a.swift")
        try directory.write("b.swift")
        chmod(directory.path("closed"), 0)
        defer { chmod(directory.path("closed"), 0o755) }
        let result = directory.discover()
        XCTAssertEqual(result.paths, ["b.swift"])
        XCTAssertEqual(result.problems.map(\.path), [directory.path("closed")])
    }

    #if os(Linux)
        func testNameThatIsNotUTF8IsAProblem() throws {
            let directory = try TemporaryDirectory()
            var path = Array(directory.path("bad").utf8CString.dropLast())
            path += [CChar(bitPattern: 0xFF)] + Array(".swift".utf8CString)
            let file = open(path, O_CREAT | O_WRONLY, 0o644)
            XCTAssertGreaterThanOrEqual(file, 0)
            close(file)
            XCTAssertEqual(directory.discover().problems.map(\.reason), [.nameNotUTF8])
        }
    #endif

    func testRulesAboveTheRootUpToTheGitTopLevel() throws {
        let directory = try TemporaryDirectory()
        for file in [
            "outer/.git/HEAD", "outer/app/a.swift", "outer/app/b.swift", "outer/app/sub/c.swift", "outer/app/d.swift",
        ] {
            try directory.write(file)
        }
        try directory.write(".gitignore", "d.swift\n")
        try directory.write("outer/.gitignore", "b.swift\n/app/sub/\n")
        XCTAssertEqual(directory.discover(root: "outer/app").paths, ["a.swift", "d.swift"])
    }

    func testNestedRepositoryHasItsOwnRules() throws {
        let directory = try TemporaryDirectory()
        for file in ["a.swift", ".git/HEAD", "module/a.swift", "module/b.swift", "module/c.swift"] {
            try directory.write(file)
        }
        try directory.write(".gitignore", "a.swift\n")
        try directory.write(".git/modules/module/info/exclude", "b.swift\n")
        try directory.write("module/.git", "gitdir: ../.git/modules/module\n")
        XCTAssertEqual(directory.discover().paths, ["module/a.swift", "module/c.swift"])
    }

    func testRepositoriesBelowTheRoot() throws {
        let root = try TemporaryDirectory()
        for name in ["a", "forge/owner/b", "forge/owner/b/Vendor/c"] { try root.write("\(name)/Package.swift") }
        for name in ["a", "forge/owner/b"] { root.makeDirectory("\(name)/.git") }
        try root.write("forge/owner/b/Vendor/c/.git", "gitdir: ../../.git/modules/c\n")
        XCTAssertEqual(root.discover().repositories.sorted(), ["a", "forge/owner/b", "forge/owner/b/Vendor/c"])
        XCTAssertEqual(root.discover(root: "a").repositories, [], "the root is no part of itself")
        XCTAssertEqual(root.discover(root: "forge/owner/b").repositories, [], "submodules of the root's own repository")
    }

    func testLinkedWorkTreeUsesTheSharedExcludeFile() throws {
        let directory = try TemporaryDirectory()
        try directory.write("main/.git/info/exclude", "b.swift\n")
        try directory.write("main/.git/worktrees/w/commondir", "../..\n")
        try directory.write("w/.git", "gitdir: \(directory.path("main/.git/worktrees/w"))\n")
        for file in ["w/a.swift", "w/b.swift"] { try directory.write(file) }
        XCTAssertEqual(directory.discover(root: "w").paths, ["a.swift"])
    }

    func testFindsTheRoot() throws {
        let directory = try TemporaryDirectory()
        for file in [
            "git/.git/HEAD", "git/pkg/Package.swift", "git/pkg/Sources/a.swift", "plain/x/y/a.swift",
            "plain/x/A.xcodeproj/p", "bare/z/a.swift",
        ] {
            try directory.write(file)
        }
        let inside = GitDirectory.workTree(containing: directory.path) != nil
        if inside { throw XCTSkip("the temporary directory lies in a git work tree") }
        XCTAssertEqual(
            try ProjectRoot.find(explicit: nil, startingAt: directory.path("git/pkg/Sources/a.swift")),
            directory.path("git"))
        XCTAssertEqual(
            try ProjectRoot.find(explicit: nil, startingAt: directory.path("plain/x/y")), directory.path("plain/x"))
        XCTAssertEqual(
            try ProjectRoot.find(explicit: directory.path("git/pkg"), startingAt: "/"), directory.path("git/pkg"))
        XCTAssertEqual(
            try ProjectRoot.find(explicit: nil, startingAt: directory.path("bare/z")), directory.path("bare/z"))
        XCTAssertThrowsError(try ProjectRoot.find(explicit: directory.path("missing"), startingAt: "/"))
        XCTAssertThrowsError(try ProjectRoot.find(explicit: directory.path("plain/x/y/a.swift"), startingAt: "/"))
    }

    func testADirectoryOfAllUsersIsNoProjectOfThoseBelow() throws {
        let directory = try TemporaryDirectory()
        for file in ["shared/Package.swift", "shared/own/a.swift"] { try directory.write(file) }
        if GitDirectory.workTree(containing: directory.path) != nil {
            throw XCTSkip("the temporary directory lies in a git work tree")
        }
        XCTAssertEqual(
            try ProjectRoot.find(explicit: nil, startingAt: directory.path("shared/own")), directory.path("shared"))
        chmod(directory.path("shared"), 0o1777)
        XCTAssertEqual(
            try ProjectRoot.find(explicit: nil, startingAt: directory.path("shared/own")), directory.path("shared/own"))
        XCTAssertEqual(
            try ProjectRoot.find(explicit: nil, startingAt: directory.path("shared")), directory.path("shared"))
    }

    func testGeneratedMarker() {
        for text in [
            "// @generated\n", "#!/x\n//@generated", "/* @generated by x */", "/// @Generated by Mockolo",
            " * @generated", "\u{FEFF}// @generated\r\nlet a = 1",
        ] {
            XCTAssertTrue(SourceClassification.isGenerated(Array(text.utf8)), text)
        }
        for text in [
            "", "@generated", "// @generatedBy", "let a = \"@generated\"", "// generated",
            String(repeating: " ", count: 1015) + "// @generated",
        ] {
            XCTAssertFalse(SourceClassification.isGenerated(Array(text.utf8)), text)
        }
    }

    /// Deeper than the number of files this process may have open.
    func testDeepDirectories() throws {
        let directory = try TemporaryDirectory()
        let deep = String(repeating: "d/", count: 100) + "a.swift"
        try directory.write(deep)
        #if canImport(Glibc)
            let kind = __rlimit_resource_t(7)
        #else
            let kind = RLIMIT_NOFILE
        #endif
        var before = rlimit()
        XCTAssertEqual(getrlimit(kind, &before), 0)
        var limit = rlimit(rlim_cur: 50, rlim_max: before.rlim_max)
        XCTAssertEqual(setrlimit(kind, &limit), 0)
        let result = directory.discover()
        setrlimit(kind, &before)
        XCTAssertEqual(result.paths, [deep])
        XCTAssertEqual(result.problems, [])
    }
}

private func makeHardLink(_ from: String, _ to: String) -> Int32 { link(from, to) }
