import SourceText
import XCTest

@testable import SystemAccess
@testable import reobserve

final class IgnoreRulesTests: XCTestCase {
    /// Files of the repositories in which all pattern lists are tried.
    private static let files = [
        "a.swift", "b.swift", "ab.swift", "A.swift", "foo", "bar/foo", "bar/baz/foo", "foo.swift", "build/x.swift",
        "Sources/build/y.swift", "Sources/App/a.swift", "Sources/App/Deep/Deeper/a.swift", "Sources/Lib/b.swift",
        "Sources/a",
        "trailing ", "trailing\t", "back\\slash", "#hash", "!bang", "star*", "q?", "[x]", "x", "-", "]", "a-c",
        "é.swift",
        "dir.with.dots/file.tar.gz", "a/b", "a/x/b", "a/x/y/b", "abc/def/ghi/jkl", "doc/frotz/x", "a/doc/frotz/x", "^",
        "5", "a[b",
        "space name/file", "foobar", "foo-bar/baz", "x/foo/bar/z", "foo\\bar",
    ]

    /// Each list is one `.gitignore` at the top.
    ///
    /// `a/x**/b` isn't among them: the manual says that its stars match no slash, git 2.39 lets them.
    private static let lists: [String] = [
        "*.swift", "*.swift\n!a.swift", "!a.swift\n*.swift", "/a.swift", "build", "build/", "/build/", "Sources/build",
        "/Sources/build/",
        "foo", "foo/", "/foo", "bar/", "bar/*", "bar/*\n!bar/baz", "bar/*\n!bar/baz/\nbar/baz/*\n!bar/baz/foo",
        "bar\n!bar/foo",
        "**/foo", "**/foo/**", "bar/**", "/**", "**", "**/", "*", "/*", "*\n!*/", "*\n!*/\n!*.swift", "/*\n!/Sources",
        "a/**/b", "a/**/**/b",
        "a/***/b", "a/*/b", "a/**b", "**/b", "abc/**", "abc/**/jkl", "abc/**/ghi/", "**/ghi/*", "abc/*/ghi",
        "**/def/**/jkl",
        "trailing ", "trailing\\ ", "trailing\\  ", "trailing\t", "back\\\\slash", "back\\slash", "#hash", "\\#hash",
        "!bang", "\\!bang",
        "star\\*", "star*", "q\\?", "q?", "\\[x\\]", "[x]", "[[]x]", "[!x]", "[^x]", "[a-c].swift", "[A-Z].swift",
        "[!a-c].swift", "[c-a].swift",
        "[]]", "[]-]", "[!]a]", "[-a]", "[a-]", "[\\]]", "[\\-x]", "[a\\-c]", "[+--]", "[[:digit:]]", "[[:alpha:]]",
        "[[:upper:]].swift",
        "[^[:alpha:]]", "[[:nonsense:]]", "[[:alpha:]-x]", "[[:]", "a[b", "[", "a[", "foo\\", "\\", "\\x", "?", "??",
        "?.swift", "*.*.*", "*.tar.*",
        "doc/frotz", "doc/frotz/", "frotz/", "/doc/frotz", "\u{FEFF}*.swift", "*.swift\r", "*.swift\r\n!a.swift\r\n",
        "\r\n\r\nfoo", "  foo",
        "foo  ", "foo \\ ", "# comment\n\nfoo", "foo\n\n", "é.swift", "?.swift", "??.swift", "[é].swift", "/", "//",
        "//foo", "foo//", "!", "!/", "!!bang",
        "space name", "space\\ name/", "a/b/", "a/", "./foo", "../foo", "foo/../bar", "*foo", "foo*", "*foo*", "f*o",
        "f*o*", "*o*a*", "**foo", "foo**",
        "foo-*/baz", "foo-*/", "*/baz", "*/*/foo", "foo/bar", "x/foo/bar", "/x/**/z", "**/bar/z", "a*[swift]*t",
        "Sources/**\n!Sources/App/",
        "Sources/*\n!Sources/App", "Sources/**\n!Sources/**/\n!Sources/**/a.swift", "*.swift\n!Sources/**/*.swift",
        "a.swift/", "*/", "!*/\n*", "x[/]foo", "a[!b]b", "a?b",
        "bar[/]foo", "Sources/App/*.swift", "Sources/*.swift", "Sources/**/*.swift", "foo\\/", "bar\\/foo",
        "*.swift\n\n!**/App/**",
    ]

    func testAgainstGitCheckIgnore() throws {
        let directory = try TemporaryDirectory()
        try directory.git("init", "-q")
        for file in Self.files where FileSystem.kind(of: directory.path(file)) == nil {
            try? directory.write(file, "x")
        }
        let paths = allPaths(below: directory.path)
        XCTAssertGreaterThan(paths.count, 60)
        for list in Self.lists {
            try directory.write(".gitignore", list)
            try compareWithGit(directory, paths, "\(list.debugDescription)")
        }
    }

    func testSeveralRuleFilesAgainstGit() throws {
        let directory = try TemporaryDirectory()
        try directory.git("init", "-q")
        for file in Self.files where FileSystem.kind(of: directory.path(file)) == nil {
            try? directory.write(file, "x")
        }
        let paths = allPaths(below: directory.path)
        try directory.write(".git/info/exclude", "*.gz\nfoo\n!b.swift\nSources/Lib\n")
        try directory.write(".gitignore", "*.swift\n!/bar/foo\n/a/x/\n")
        try directory.write("Sources/.gitignore", "!*.swift\n/a\nApp/Deep\n")
        try directory.write("Sources/App/.gitignore", "/a.swift\n!Deep\n")
        try directory.write("bar/.gitignore", "baz/*\n")
        try directory.write("a/x/.gitignore", "!y\n")
        try compareWithGit(directory, paths, "several files")
    }

    func testStrongestRuleFileWins() throws {
        let directory = try TemporaryDirectory()
        for file in ["a.swift", "b.swift", "c.swift", "sub/a.swift", "sub/d.swift"] { try directory.write(file) }
        try directory.write(".gitignore", "*.swift\n")
        try directory.write(".ignore", "!a.swift\n!c.swift\n!d.swift\n")
        try directory.write("sub/.gitignore", "a.swift\n")
        XCTAssertEqual(directory.discover().paths, ["a.swift", "c.swift", "sub/a.swift", "sub/d.swift"])
        XCTAssertEqual(
            directory.discover(DiscoveryOptions(excludes: ["c.swift", "/sub"])).paths, ["a.swift"])
        XCTAssertEqual(
            directory.discover(DiscoveryOptions(excludes: ["./a.swift"], noIgnore: true)).paths,
            ["b.swift", "c.swift", "sub/a.swift", "sub/d.swift"])
    }

    /// A pattern that makes naive matchers take exponential time.
    func testHostilePatternIsFast() throws {
        let stars = String(repeating: "a*", count: 200) + "b"
        let segments = String(repeating: "**/a/", count: 100) + "b"
        let name = Array(repeating: UInt8(ascii: "a"), count: 250)
        let path = Array(String(repeating: "a/", count: 400).utf8) + [UInt8(ascii: "c")]
        XCTAssertEqual(
            GlobPattern(stars.utf8).map { pattern in name.withUnsafeBufferPointer { pattern.matches(name: $0) } }, false
        )
        XCTAssertEqual(
            GlobPattern(segments.utf8).map { pattern in path.withUnsafeBufferPointer { pattern.matches(path: $0) } },
            false)
    }

    // MARK: Comparison

    private struct Entry {
        let path: String
        let isDirectory: Bool
    }

    /// Relative to the top, parents before children.
    private func allPaths(below top: String, _ relative: String = "") -> [Entry] {
        let names = (try? FileSystem.names(inDirectory: PathName.join(top, relative))) ?? []
        return names.filter { $0 != ".git" && $0 != ".gitignore" }.flatMap { name -> [Entry] in
            let path = PathName.join(relative, name)
            let isDirectory = FileSystem.kind(of: PathName.join(top, path)) == .directory
            return [Entry(path: path, isDirectory: isDirectory)] + (isDirectory ? allPaths(below: top, path) : [])
        }
    }

    private func compareWithGit(_ directory: TemporaryDirectory, _ entries: [Entry], _ title: String) throws {
        let input = entries.map(\.path).joined(separator: "\0")
        try directory.write(".git/paths", input)
        let result = try ChildProcess.run(
            "sh",
            [
                "-c",
                "exec git -C \"$0\" -c core.excludesFile=/dev/null -c core.ignorecase=false check-ignore --no-index -z --stdin < \"$0/.git/paths\"",
                directory.path,
            ],
            environment: [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_DIR": nil, "GIT_INDEX_FILE": nil, "GIT_WORK_TREE": nil,
            ])
        XCTAssertLessThan(result.exitCode, 2, String(decoding: result.standardError, as: UTF8.self))
        let expected = Set(result.standardOutput.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        XCTAssertEqual(ignored(entries, top: directory.path).sorted(), expected.sorted(), title)
    }

    private func ignored(_ entries: [Entry], top: String) -> Set<String> {
        var ignored: Set<String> = []
        var rulesByDirectory: [String: IgnoreRules] = [:]
        for entry in entries {
            let directory = PathName.parent(of: entry.path)
            if ignored.contains(directory) {
                ignored.insert(entry.path)
                continue
            }
            var problems: [DiscoveryProblem] = []
            let path = PathName.join(top, entry.path)
            var rules =
                rulesByDirectory[directory] ?? IgnoreRules(excludes: IgnoreRuleList(patterns: [], baseLength: 0))
            if rulesByDirectory[directory] == nil { rules.load(above: path, upTo: top, problems: &problems) }
            rulesByDirectory[directory] = rules
            let bytes = Array(path.utf8)
            let nameStart = bytes.count - PathName.lastComponent(of: path).utf8.count
            let isIgnored = bytes.withUnsafeBufferPointer {
                rules.ignores(path: $0, nameStart: nameStart, isDirectory: entry.isDirectory)
            }
            if isIgnored { ignored.insert(entry.path) }
            XCTAssertEqual(problems, [])
        }
        return ignored
    }
}
