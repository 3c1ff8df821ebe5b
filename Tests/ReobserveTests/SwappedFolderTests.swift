import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// The real program while a folder of the root is swapped for a symbolic link that leads out, and back. Outside lie
/// files with the same names and bytes, so that nothing but handles tells them apart.
final class SwappedFolderTests: XCTestCase {
    private static let modelCount = 8

    private static func sources(isMigrated: Bool) -> [String: String] {
        var files: [String: String] = [:]
        for number in 0..<modelCount {
            let (model, screen) = ("Model\(number)", "Screen\(number)")
            files["App/Deep/\(model).swift"] = isMigrated ? Sample.migratedModel(model) : Sample.model(model)
            files["App/Deep/\(screen).swift"] =
                isMigrated ? Sample.migratedView(screen, of: model) : Sample.view(screen, of: model)
        }
        return files
    }

    private static let before = sources(isMigrated: false)
    private static let after = sources(isMigrated: true)

    private func makeTree(_ files: [String: String]) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory(inMemory: true)
        for (path, text) in files { try directory.write(path, text) }
        return directory
    }

    private func texts(_ project: TemporaryDirectory) throws -> [String: String] {
        try project.tree().mapValues { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Many swaps

    /// Swaps as fast as it can until it is stopped; the folder is in its place then.
    private final class Swapper: @unchecked Sendable {
        // `@unchecked`: what changes is touched under `lock` only.
        private let lock = NSLock()
        private var isStopped = false
        private var swaps = 0
        private let done = DispatchSemaphore(value: 0)

        init(_ folder: String, target: String) {
            Thread.detachNewThread { [self] in
                // Hidden, so that no run takes it for a folder of its own.
                let away = PathName.join(PathName.parent(of: folder), ".away")
                while !lock.withLock({ isStopped }) {
                    rename(folder, away)
                    symlink(target, folder)
                    usleep(UInt32.random(in: 100...2500))
                    unlink(folder)
                    rename(away, folder)
                    lock.withLock { swaps += 1 }
                    usleep(UInt32.random(in: 100...2500))
                }
                done.signal()
            }
        }

        var count: Int { lock.withLock { swaps } }

        func stop() {
            lock.withLock { isStopped = true }
            done.wait()
        }
    }

    /// Two hundred swaps at least, half of them of a folder with folders in it. Nothing outside changes, and afterwards
    /// all files are of one mind, or `undo` makes them so.
    func testNothingOutsideIsWrittenWhileFoldersAreSwapped() throws {
        var swaps = 0
        var statuses: [Int32: Int] = [:]
        var projects = 0
        for folder in ["App", "App/Deep"] {
            let outside = try makeTree(Self.before)
            let beforeOutside = try outside.tree()
            let wanted = (swaps: swaps + 100, projects: projects + 8)
            while swaps < wanted.swaps || projects < wanted.projects {
                projects += 1
                let project = try makeTree(Self.before)
                let swapper = Swapper(project.path(folder), target: outside.path(folder))
                for subcommand in ["apply", "undo", "apply"] {
                    let result = try project.reobserve(subcommand)
                    statuses[result.status, default: 0] += 1
                    XCTAssertTrue([0, 2].contains(result.status), result.errors)
                }
                swapper.stop()
                swaps += swapper.count
                XCTAssertEqual(try outside.tree(), beforeOutside, "\(folder): outside")
                XCTAssertNil(try outside.tree().keys.first { $0.contains(".reobserve") })
                let settled = try project.reobserve("undo", "--allow-dirty")
                XCTAssertEqual(try project.reobserve("apply").status, 0, settled.errors)
                XCTAssertEqual(try texts(project), Self.after, "nothing is left behind")
                XCTAssertEqual(try outside.tree(), beforeOutside, "\(folder): outside")
            }
        }
        XCTAssertGreaterThanOrEqual(swaps, 200)
        print("swaps of a folder: \(swaps) in \(projects) projects, runs by their exit codes: \(statuses)")
    }

    // MARK: One swap at each step

    private func swap(_ folder: String, _ outside: TemporaryDirectory) -> String {
        "mv \(folder) .away && ln -s \(outside.path(folder)) \(folder)"
    }

    private func swapBack(_ folder: String, _ project: TemporaryDirectory) throws {
        guard try FileSystem.status(of: project.path(folder), followingLinks: false).kind == .symbolicLink else {
            return
        }
        unlink(project.path(folder))
        XCTAssertEqual(rename(project.path(".away"), project.path(folder)), 0)
    }

    /// The folder stays swapped from a step on. The run is refused, and once the folder is back, `undo` brings back all
    /// that was written.
    func testFolderSwappedAtEveryStep() throws {
        let files = Self.before.filter { $0.key.contains("0.swift") || $0.key.contains("1.swift") }
        let migrated = Self.after.filter { files[$0.key] != nil }
        for subcommand in ["apply", "undo"] {
            for folder in ["App", "App/Deep"] {
                let outside = try makeTree(subcommand == "apply" ? files : migrated)
                let beforeOutside = try outside.tree()
                var step = 0
                var refused = 0
                var wasReached = true
                while wasReached, step < 200 {
                    step += 1
                    let project = try makeTree(files)
                    if subcommand == "undo" { XCTAssertEqual(try project.reobserve("apply").status, 0) }
                    let result = try project.reobserve(
                        subcommand, environment: ["REOBSERVE_FAULT": "run@\(step):\(swap(folder, outside))"])
                    wasReached = result.errors.contains("injected fault")
                    XCTAssertEqual(try outside.tree(), beforeOutside, "\(subcommand) \(folder), step \(step)")
                    try swapBack(folder, project)
                    if result.status != 0 {
                        refused += 1
                        XCTAssertEqual(result.status, 2, result.errors)
                        _ = try project.reobserve("undo")
                    } else if subcommand == "apply" {
                        XCTAssertEqual(try project.reobserve("undo").status, 0)
                    }
                    XCTAssertEqual(try texts(project), files, "\(subcommand) \(folder), step \(step): \(result.errors)")
                }
                XCTAssertGreaterThan(refused, 2 * files.count, "\(subcommand) \(folder)")
            }
        }
    }

    /// The same for `undo` of a run that was ended with all its temporary files in place and no file replaced: none of
    /// them is left behind.
    func testFolderSwappedWhileTemporaryFilesAreRemoved() throws {
        let files = Self.before.filter { $0.key.contains("0.swift") || $0.key.contains("1.swift") }
        let outside = try makeTree(files)
        let stagedAt = try XCTUnwrap(
            (1..<200).first { step in
                let result = try? makeTree(files).reobserve(
                    "apply", environment: ["REOBSERVE_FAULT": "kill@\(step)"], mayBeKilled: true)
                return result?.errors.range(
                    of: "injected fault at step [0-9]+: replace .*/App/Deep/", options: .regularExpression) != nil
            })
        for folder in ["App", "App/Deep"] {
            var step = 0
            var wasReached = true
            while wasReached, step < 200 {
                step += 1
                let project = try makeTree(files)
                _ = try project.reobserve(
                    "apply", environment: ["REOBSERVE_FAULT": "kill@\(stagedAt)"], mayBeKilled: true)
                XCTAssertEqual(try project.tree().count, 2 * files.count, "each file and its temporary file")
                let result = try project.reobserve(
                    "undo", environment: ["REOBSERVE_FAULT": "run@\(step):\(swap(folder, outside))"])
                wasReached = result.errors.contains("injected fault")
                try swapBack(folder, project)
                if result.status != 0 { _ = try project.reobserve("undo") }
                XCTAssertEqual(try texts(project), files, "\(folder), step \(step): \(result.errors)")
            }
            XCTAssertGreaterThan(step, files.count, folder)
        }
    }

    // MARK: Reading

    /// What is read for the plan is read below the root as well.
    func testPlanIsNeverMadeFromWhatLiesOutside() throws {
        let secret = Self.before.mapValues { $0 + "// secret\n" }
        let outside = try makeTree(secret)
        let project = try makeTree(Self.before)
        let swapper = Swapper(project.path("App"), target: outside.path("App"))
        for _ in 0..<12 {
            let result = try project.reobserve("diff")
            XCTAssertFalse(result.text.contains("secret"))
        }
        swapper.stop()
    }
}
