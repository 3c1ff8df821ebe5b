import Foundation
import Threads
import XCTest

@testable import SystemAccess

/// The printed patch, applied by git, gives the same bytes as the edits (invariant 9).
final class PatchTests: XCTestCase {
    func testGitAppliesThePatchesOfAllCases() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("reobserve-patches-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        var patch = Data()
        let cases = try GoldenCase.all(in: GoldenTests.root.appendingPathComponent("Golden"))
        let runs = try parallelMap(cases, threads: processorCount()) { golden in Result { try GoldenRun(golden) } }.map
        { try $0.get() }
        for (golden, run) in zip(cases, runs) {
            for file in golden.before {
                let place = folder.appendingPathComponent(golden.name).appendingPathComponent(file.path)
                try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.bytes).write(to: place)
            }
            patch.append(Data(run.patch(prefix: golden.name + "/")))
        }
        let patchFile = folder.appendingPathComponent("all.patch")
        try patch.write(to: patchFile)
        try git(["init", "-q"], in: folder)
        try git(["apply", "--check", "all.patch"], in: folder)
        try git(["apply", "all.patch"], in: folder)
        for (golden, run) in zip(cases, runs) {
            for file in golden.before {
                let place = folder.appendingPathComponent(golden.name).appendingPathComponent(file.path)
                XCTAssertEqual(
                    try Data(contentsOf: place), Data(run.result[file.path] ?? []), "\(golden.name)/\(file.path)")
            }
        }
    }

    private func git(_ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "git \(arguments.joined(separator: " "))")
    }
}
