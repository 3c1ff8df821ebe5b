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

final class FileSystemTests: XCTestCase {
    func testReadsAnyBytes() throws {
        let directory = try TemporaryDirectory()
        for count in [0, 1, 4095, 65536, 200_001] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try FileSystem.writeAtomically(bytes, to: directory.path("a"))
            XCTAssertEqual(try FileSystem.readFile(at: directory.path("a")), bytes)
        }
    }

    func testErrorsCarryPathAndReason() throws {
        let directory = try TemporaryDirectory()
        let missing = directory.path("missing")
        let error = thrownError { () throws(FileSystemError) in try FileSystem.readFile(at: missing) }
        XCTAssertEqual(error, FileSystemError(path: missing, operation: "open", code: ENOENT))
        XCTAssertEqual(error?.description, "\(missing): cannot open: No such file or directory")
        let path = directory.path
        XCTAssertEqual(thrownError { () throws(FileSystemError) in try FileSystem.readFile(at: path) }?.code, EISDIR)
    }

    func testFilesOfAnySizeAreReadFromADirectory() throws {
        let directory = try TemporaryDirectory()
        let handle = try DirectoryHandle(path: directory.path)
        for size in [0, 1, 2, 100_000] {
            try directory.write("a.swift", String(repeating: "x", count: size))
            XCTAssertEqual(
                try handle.read("a.swift", path: "a.swift"), Array(repeating: UInt8(ascii: "x"), count: size))
        }
        XCTAssertThrowsError(try handle.read("missing.swift", path: "missing.swift"))
    }

    func testFileWhoseSizeIsNotToldIsReadToItsEnd() throws {
        #if os(Linux)
            XCTAssertTrue(try FileSystem.readFile(at: "/proc/self/status").starts(with: "Name:".utf8))
        #endif
    }

    func testWriteKeepsPermissions() throws {
        let directory = try TemporaryDirectory()
        for permissions: mode_t in [0o600, 0o644, 0o755, 0o664] {
            try directory.write("a.swift", "old")
            XCTAssertEqual(chmod(directory.path("a.swift"), permissions), 0)
            try FileSystem.writeAtomically(Array("new".utf8), to: directory.path("a.swift"))
            XCTAssertEqual(try FileSystem.status(of: directory.path("a.swift")).permissions, permissions)
            XCTAssertEqual(try FileSystem.readFile(at: directory.path("a.swift")), Array("new".utf8))
        }
        XCTAssertEqual(try FileSystem.names(inDirectory: directory.path), ["a.swift"])
    }

    func testNewFileFollowsTheMask() throws {
        let directory = try TemporaryDirectory()
        let before = umask(0o027)
        defer { umask(before) }
        try FileSystem.writeAtomically([], to: directory.path("a.swift"))
        XCTAssertEqual(try FileSystem.status(of: directory.path("a.swift")).permissions, 0o640)
    }

    func testWriteGoesThroughLinks() throws {
        let directory = try TemporaryDirectory()
        try directory.write("real/a.swift", "old")
        directory.link("links/first.swift", to: "../real/a.swift")
        directory.link("links/second.swift", to: "first.swift")
        try FileSystem.writeAtomically(Array("new".utf8), to: directory.path("links/second.swift"))
        XCTAssertEqual(try FileSystem.readFile(at: directory.path("real/a.swift")), Array("new".utf8))
        let link = try FileSystem.status(of: directory.path("links/second.swift"), followingLinks: false)
        XCTAssertEqual(link.kind, .symbolicLink)
        XCTAssertEqual(try FileSystem.names(inDirectory: directory.path("links")), ["first.swift", "second.swift"])
        XCTAssertEqual(try FileSystem.names(inDirectory: directory.path("real")), ["a.swift"])
    }

    func testFailedWriteLeavesNothingBehind() throws {
        let directory = try TemporaryDirectory()
        directory.makeDirectory("folder")
        directory.link("dangling.swift", to: "nowhere.swift")
        for (path, code) in [
            ("folder", EISDIR), ("dangling.swift", ENOENT), ("no/such/a.swift", ENOENT), ("folder/", EISDIR),
        ] {
            let target = directory.path(path)
            let error = thrownError { () throws(FileSystemError) in try FileSystem.writeAtomically([1], to: target) }
            XCTAssertEqual(error?.code, code, path)
        }
        XCTAssertEqual(try FileSystem.names(inDirectory: directory.path), ["dangling.swift", "folder"])
    }

    /// The write itself fails behind the creation of the temporary file: the limit on file sizes is hit.
    func testTemporaryFileGoesWhenTheDiskIsFull() throws {
        let directory = try TemporaryDirectory()
        try directory.write("a.swift", "old")
        #if canImport(Glibc)
            let kind = __rlimit_resource_t(1)
        #else
            let kind = RLIMIT_FSIZE
        #endif
        var before = rlimit()
        XCTAssertEqual(getrlimit(kind, &before), 0)
        let handler = signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 4096, rlim_max: before.rlim_max)
        XCTAssertEqual(setrlimit(kind, &limit), 0)
        let target = directory.path("a.swift")
        let error = thrownError { () throws(FileSystemError) in
            try FileSystem.writeAtomically([UInt8](repeating: 0, count: 10_000), to: target)
        }
        setrlimit(kind, &before)
        signal(SIGXFSZ, handler)
        XCTAssertEqual(error, FileSystemError(path: target, operation: "write", code: EFBIG))
        XCTAssertEqual(try FileSystem.names(inDirectory: directory.path), ["a.swift"])
        XCTAssertEqual(try FileSystem.readFile(at: target), Array("old".utf8))
    }

    /// By root too, who could write it.
    func testReadOnlyFileIsRefused() throws {
        let directory = try TemporaryDirectory()
        try directory.write("a.swift", "old")
        chmod(directory.path("a.swift"), 0o444)
        let target = directory.path("a.swift")
        XCTAssertEqual(
            thrownError { () throws(FileSystemError) in try FileSystem.writeAtomically([], to: target) }?.code, EACCES)
    }

    func testPathNames() {
        XCTAssertEqual(PathName.join("/a", "b"), "/a/b")
        XCTAssertEqual(PathName.join("/", "b"), "/b")
        XCTAssertEqual(PathName.join("", "b"), "b")
        XCTAssertEqual(PathName.join("/a", "/b"), "/b")
        XCTAssertEqual(PathName.join("/a", ""), "/a")
        for (path, parent, last) in [
            ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("a", ".", "a"), ("a/b/", "a", "b"),
            ("//a//b", "//a", "b"), ("", ".", ""),
        ] {
            XCTAssertEqual(PathName.parent(of: path), parent, path)
            XCTAssertEqual(PathName.lastComponent(of: path), last, path)
        }
        XCTAssertEqual(PathName.relative("/a/b/c", to: "/a"), "b/c")
        XCTAssertEqual(PathName.relative("/a", to: "/a"), "")
        XCTAssertEqual(PathName.relative("/a", to: "/"), "a")
        XCTAssertNil(PathName.relative("/ab", to: "/a"))
        XCTAssertEqual(PathName.ancestors(of: "/a/b"), ["/a/b", "/a", "/"])
        XCTAssertEqual(PathName.ancestors(of: "/"), ["/"])
    }
}
