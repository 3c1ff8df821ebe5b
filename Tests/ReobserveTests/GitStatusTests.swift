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

final class GitStatusTests: XCTestCase {
    func testFindsDirtyFilesAmongTheTargetsOnly() throws {
        let directory = try TemporaryDirectory()
        try directory.git("init", "-q")
        let names = [
            "clean.swift", "changed.swift", "staged.swift", "other.swift", "sub dir/é.swift", "[a]*.swift",
            "-dash.swift",
        ]
        for name in names { try directory.write(name, "1") }
        try directory.git("add", "-A")
        try directory.git("commit", "-qm", "x")
        for name in names where name != "clean.swift" { try directory.write(name, "2") }
        try directory.git("add", "staged.swift")
        try directory.write("new/untracked.swift", "1")
        try directory.write("a.swift", "1")
        let targets = [
            "new/untracked.swift", "clean.swift", "changed.swift", "staged.swift", "sub dir/é.swift", "[a]*.swift",
            "-dash.swift",
        ]
        let answer = try GitStatus.uncommitted(targets, root: directory.path)
        XCTAssertEqual(
            answer,
            .uncommitted([
                UncommittedFile(path: "new/untracked.swift", code: "??"),
                UncommittedFile(path: "changed.swift", code: " M"),
                UncommittedFile(path: "staged.swift", code: "M "), UncommittedFile(path: "sub dir/é.swift", code: " M"),
                UncommittedFile(path: "[a]*.swift", code: " M"), UncommittedFile(path: "-dash.swift", code: " M"),
            ]))
        XCTAssertEqual(try GitStatus.uncommitted(["clean.swift"], root: directory.path), .uncommitted([]))
        XCTAssertEqual(
            try GitStatus.uncommitted(["é.swift"], root: directory.path("sub dir")),
            .uncommitted([UncommittedFile(path: "é.swift", code: " M")]))
    }

    func testNestedRepositoryIsAskedForItself() throws {
        let directory = try TemporaryDirectory()
        try directory.git("init", "-q")
        try directory.git("init", "-q", "inner")
        try directory.write("inner/a.swift", "1")
        try directory.git("-C", "inner", "add", "-A")
        try directory.git("-C", "inner", "commit", "-qm", "x")
        XCTAssertEqual(try GitStatus.uncommitted(["inner/a.swift"], root: directory.path), .uncommitted([]))
        try directory.write("inner/a.swift", "2")
        XCTAssertEqual(
            try GitStatus.uncommitted(["inner/a.swift"], root: directory.path),
            .uncommitted([UncommittedFile(path: "inner/a.swift", code: " M")]))
    }

    func testOutsideAWorkTree() throws {
        let directory = try TemporaryDirectory()
        if GitDirectory.workTree(containing: directory.path) != nil {
            throw XCTSkip("the temporary directory lies in a git work tree")
        }
        try directory.write("a.swift")
        XCTAssertEqual(try GitStatus.uncommitted(["a.swift"], root: directory.path), .notInWorkTree)
        XCTAssertEqual(try GitStatus.uncommitted([], root: directory.path), .notInWorkTree)
    }

    func testBrokenRepositoryIsAnError() throws {
        let directory = try TemporaryDirectory()
        try directory.git("--version")
        try directory.write(".git", "gitdir: nowhere\n")
        try directory.write("a.swift")
        let root = directory.path
        let error = thrownError { () throws(GitStatusError) in try GitStatus.uncommitted(["a.swift"], root: root) }
        XCTAssertEqual(error?.path, root)
        XCTAssertTrue(error?.message.hasPrefix("fatal: ") == true, error?.message ?? "")
    }

    func testManyPathsTakeSeveralCalls() throws {
        let directory = try TemporaryDirectory()
        try directory.git("init", "-q")
        let folder = String(repeating: "f", count: 200)
        for name in ["first.swift", "last.swift"] { try directory.write("\(folder)/\(name)", "1") }
        let missing = (0..<1500).map { "\(folder)/missing\($0).swift" }
        let answer = try GitStatus.uncommitted(
            ["\(folder)/first.swift"] + missing + ["\(folder)/last.swift"], root: directory.path)
        XCTAssertEqual(
            answer,
            .uncommitted(["first.swift", "last.swift"].map { UncommittedFile(path: "\(folder)/\($0)", code: "??") }))
    }

    func testChildProcess() throws {
        let result = try ChildProcess.run(
            "sh", ["-c", "cat; echo $REOBSERVE_A-$REOBSERVE_B; head -c 200000 /dev/zero >&2; exit 3"],
            environment: ["REOBSERVE_A": "1", "REOBSERVE_B": nil])
        XCTAssertEqual(result.exitCode, 3)
        XCTAssertEqual(result.standardOutput, Array("1-\n".utf8))
        XCTAssertEqual(result.standardError.count, 200_000)
        XCTAssertEqual(try ChildProcess.run("sh", ["-c", "kill -TERM $$"]).exitCode, 128 + SIGTERM)
        let error = thrownError { () throws(FileSystemError) in try ChildProcess.run("reobserve-no-such-program", []) }
        XCTAssertEqual(error?.saysProgramIsMissing, true)
    }
}
