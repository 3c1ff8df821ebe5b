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

/// A directory for one test, gone with its last reference.
final class TemporaryDirectory: Sendable {
    let path: String

    /// - Parameter inMemory: on a file system that waits for no disk, where there is one: for tests that write very
    ///   often.
    init(inMemory: Bool = false) throws {
        let memory = "/dev/shm"
        let usesMemory = inMemory && access(memory, W_OK | X_OK) == 0
        let parent = usesMemory ? memory : Terminal.environmentVariable("TMPDIR") ?? "/tmp"
        var template = Array((PathName.join(parent, "reobserve-test-XXXXXX")).utf8CString)
        let text = try XCTUnwrap(mkdtemp(&template).map { String(cString: $0) })
        path = try FileSystem.realPath(of: text)
    }

    deinit {
        _ = try? ChildProcess.run("rm", ["-rf", "--", path])
    }

    func path(_ relative: String) -> String { PathName.join(path, relative) }

    func makeDirectory(_ relative: String) {
        var current = path
        for component in relative.split(separator: "/") {
            current = PathName.join(current, String(component))
            mkdir(current, 0o755)
        }
    }

    func write(_ relative: String, _ text: String = "") throws {
        makeDirectory(PathName.parent(of: relative))
        // Without `writeAtomically`, which waits for the disk.
        let file = try FileSystem.open(path(relative), O_WRONLY | O_CREAT | O_TRUNC, permissions: 0o644)
        defer { close(file) }
        try Array(text.utf8).withUnsafeBytes { try FileSystem.writeAll($0, to: file, path: relative) }
    }

    func link(_ relative: String, to target: String) {
        makeDirectory(PathName.parent(of: relative))
        XCTAssertEqual(symlink(target, path(relative)), 0)
    }

    /// Runs git in the directory, away from the user's own settings.
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let settings = [
            "-C", path, "-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "core.excludesFile=/dev/null",
            "-c", "init.defaultBranch=main", "-c", "commit.gpgsign=false", "-c", "core.ignorecase=false",
        ]
        let environment: [String: String?] = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_DIR": nil, "GIT_INDEX_FILE": nil, "GIT_WORK_TREE": nil,
        ]
        do {
            let result = try ChildProcess.run("git", settings + arguments, environment: environment)
            return String(decoding: result.standardOutput, as: UTF8.self)
        } catch  where error.saysProgramIsMissing {
            throw XCTSkip("there is no git")
        }
    }

    func discover(_ options: DiscoveryOptions = DiscoveryOptions(), root: String = "") -> DiscoveryResult {
        FileDiscovery.run(root: path(root), options: options)
    }
}

extension DiscoveryResult {
    var paths: [String] { files.map(\.path) }
    func access(_ path: String) -> DiscoveredAccess? { files.first { $0.path == path }?.access }
}

/// What an expression throws, for a comparison; fails where it throws nothing.
func thrownError<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value, file: StaticString = #filePath, line: UInt = #line
) -> Failure? {
    do {
        _ = try body()
        XCTFail("nothing was thrown", file: file, line: line)
        return nil
    } catch {
        return error
    }
}
