import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// The scripts are run by the shells they are for, where those are at hand.
final class CompletionTests: XCTestCase {
    /// What bash offers behind some words, the last of which is being written.
    private func offered(_ words: [String]) throws -> [String] {
        let script =
            CompletionScript.render(for: .bash) + """

                COMP_WORDS=(\((["reobserve"] + words).map { "'\($0)'" }.joined(separator: " ")))
                COMP_CWORD=\(words.count)
                _reobserve
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        return try run("bash", ["--norc", "-euc", script])
    }

    private func run(_ shell: String, _ arguments: [String]) throws -> [String] {
        let result: ChildProcessResult
        do throws(FileSystemError) {
            result = try ChildProcess.run(shell, arguments)
        } catch {
            if error.saysProgramIsMissing { throw XCTSkip("there is no \(shell)") }
            throw error
        }
        XCTAssertEqual(result.exitCode, 0)
        XCTAssertEqual(String(decoding: result.standardError, as: UTF8.self), "")
        return String(decoding: result.standardOutput, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func testBashOffersWhatFits() throws {
        if try run("bash", ["-c", "echo ${BASH_VERSINFO[0]}"]).first == "3" {
            throw XCTSkip("this bash is too old for mapfile")
        }
        XCTAssertEqual(try offered(["ap"]), ["apply"])
        XCTAssertEqual(try offered(["--tier", ""]), ["safe", "assisted"])
        XCTAssertEqual(try offered(["check", "--fail"]), ["--fail-on"])
        XCTAssertEqual(try offered(["diff", "--fail"]), [])
        XCTAssertEqual(try offered(["baseline", "pr"]).first, "prune")
        XCTAssertEqual(try offered(["explain", "publisher-pro"]).first, "publisher-projection")
        XCTAssert(try offered(["-q", "apply", "--al"]).contains("--allow-dirty"))
    }

    func testEveryFlagIsInEveryScript() {
        for shell in Shell.allCases {
            let script = CompletionScript.render(for: shell)
            for flag in Flag.all {
                XCTAssert(
                    script.contains(shell == .fish ? " -l \(flag.name)" : "--\(flag.name)"), "\(shell) \(flag.name)")
            }
            for subcommand in Subcommand.allCases {
                XCTAssert(script.contains(subcommand.rawValue), "\(shell) \(subcommand)")
            }
        }
    }

    func testZshAndFishTakeTheScripts() throws {
        let directory = try TemporaryDirectory()
        try directory.write("_reobserve", CompletionScript.render(for: .zsh))
        _ = try run(
            "zsh",
            [
                "-fc",
                "autoload -U compinit && compinit -u -d \(directory.path("dump")) && source \(directory.path("_reobserve"))",
            ])
        try directory.write("reobserve.fish", CompletionScript.render(for: .fish))
        let offered = try run(
            "fish",
            [
                "--no-config", "-c",
                "source \(directory.path("reobserve.fish")); complete -C 'reobserve check --fail-on '",
            ])
        XCTAssertEqual(Set(offered.map { $0.prefix { $0 != "\t" } }), ["pending", "blocked", "new", "none"])
    }
}
