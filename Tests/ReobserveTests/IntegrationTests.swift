import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// What others call the program by, as far as it can be told without running it; `scripts/check-integrations` runs it.
final class IntegrationTests: XCTestCase {
    private static let root = PathName.parent(of: PathName.parent(of: PathName.parent(of: #filePath)))

    private func document(_ name: String) throws -> String {
        String(decoding: try FileSystem.readFile(at: PathName.join(IntegrationTests.root, name)), as: UTF8.self)
    }

    func testRecipesCallWhatThereIs() throws {
        let recipes = ["parallel.sh", "kubernetes.yaml", "github-actions.yml"].map { "scripts/fleet/" + $0 }
        for name in ["INTEGRATIONS.md", ".pre-commit-hooks.yaml"] + recipes {
            let commands = try codeLines(of: document(name)).compactMap(command)
            XCTAssertGreaterThan(commands.count, 1, name)
            for command in commands {
                XCTAssertNoThrow(
                    try CommandLineOptions.parse(command, pathExists: { _ in false }), "\(name): \(command)")
            }
        }
    }

    func testFlagsInTheTextOfRecipesExist() throws {
        let others = [
            "--target", "--allow-writing-to-package-directory", "--all-files",
            // Of GNU parallel and of Snakemake.
            "--sshloginfile", "--workflow-profile", "--unlock", "--rerun-incomplete",
        ]
        let words = try codeSpans(of: document("INTEGRATIONS.md")).flatMap { $0.split { " []".contains($0) } }
        let flags = words.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
        XCTAssertFalse(flags.isEmpty)
        for flag in flags where !others.contains(flag) { XCTAssertNotNil(Flag.named(String(flag.dropFirst(2))), flag) }
    }

    /// All recipes are for this version, so that they can be copied.
    func testRecipesNameTheVersion() throws {
        let recipes = try document("INTEGRATIONS.md")
        var count = 0
        for mark in [
            "OWNER/reobserve@v", "rev: v", "--branch v", "exact: \"", "download/v", "key: reobserve-",
            "OWNER/reobserve:",
        ] {
            let parts = recipes.components(separatedBy: mark).dropFirst()
            XCTAssertFalse(parts.isEmpty, mark)
            for part in parts { XCTAssert(part.hasPrefix(Program.version), mark + part.prefix(20)) }
            count += parts.count
        }
        // Tags begin with a v.
        XCTAssertFalse(recipes.contains("@\(Program.version)"))
        XCTAssertGreaterThan(count, 5)
    }

    /// So are those for many repositories.
    func testRecipesForManyRepositoriesNameTheVersion() throws {
        let folder = "scripts/fleet"
        for name in [
            "Containerfile", "github-actions.yml", "kubernetes.yaml", "profiles/kubernetes/config.yaml",
            "sourcegraph.yaml",
        ] {
            let versions = try document(PathName.join(folder, name)).matches(of: #/\bv?\d+\.\d+\.\d+\b/#).map { match in
                String(match.output.drop { $0 == "v" })
            }
            XCTAssertFalse(versions.isEmpty, name)
            XCTAssertEqual(Set(versions), [Program.version], name)
        }
    }

    /// What is released, and what takes it, knows the same platforms.
    func testPlatformsAreThoseOfTheRelease() throws {
        let script = try document("scripts/release")
        let list = try XCTUnwrap(
            script.components(separatedBy: "\nplatforms=(").last?.components(separatedBy: ")\n").first)
        let platforms = list.split(separator: " ")
        XCTAssertEqual(platforms.count, 3)
        for name in [
            "action.yml", ".github/workflows/release.yml", "scripts/release-support/collect.py",
            "scripts/release-support/reobserve.rb.template", "scripts/check-release",
        ] {
            let text = try document(name)
            XCTAssertEqual(platforms.filter { !text.contains($0) }, [], name)
        }
    }

    func testRecipesNameTheInputsOfTheAction() throws {
        let recipes = try document("INTEGRATIONS.md")
        let action = try document("action.yml")
        let inputs = try XCTUnwrap(
            action.components(separatedBy: "\ninputs:\n").last?.components(separatedBy: "\n\n").first)
        let names = inputs.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map {
            $0.dropFirst(2).dropLast()
        }
        XCTAssertFalse(names.isEmpty)
        for name in names { XCTAssert(recipes.contains("\n| `\(name)` | "), "the input \(name) has no row") }
    }

    /// The plugin can't import the list of subcommands.
    func testPluginKnowsTheSubcommands() throws {
        let plugin = try document("Sources/ReobservePlugin/ToolRequest.swift")
        let withRoot = try XCTUnwrap(Flag.named("root")).subcommands
        let withPaths = Subcommand.allCases.filter { $0.operands.contains("PATHS") }
        XCTAssertEqual(
            try names(listedAs: "subcommandsWithoutRoot", in: plugin),
            names(Subcommand.allCases.filter { !withRoot.contains($0) }))
        XCTAssertEqual(
            try names(listedAs: "subcommandsWithoutPaths", in: plugin),
            names(withRoot.filter { !withPaths.contains($0) }))
    }

    // MARK: Text

    private func names(_ subcommands: [Subcommand]) -> Set<String> { Set(subcommands.map(\.rawValue)) }

    /// The strings of a set literal.
    private func names(listedAs name: String, in source: String) throws -> Set<String> {
        let literal = try XCTUnwrap(
            source.components(separatedBy: "\(name): Set = [").dropFirst().first?.components(separatedBy: "]").first,
            name)
        return Set(literal.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    }

    /// The lines of code blocks, and the code within other lines; in a file without either, all lines.
    private func codeLines(of document: String) -> [String] {
        let blocks = document.components(separatedBy: "\n```")
        guard blocks.count > 1 else { return document.components(separatedBy: "\n") }
        return codeSpans(of: document)
            + blocks.enumerated().filter { $0.offset % 2 == 1 }.flatMap { $0.element.components(separatedBy: "\n") }
    }

    private func codeSpans(of document: String) -> [String] {
        let texts = document.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        return texts.flatMap {
            $0.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        }
    }

    /// The arguments of the program where a line runs it with a subcommand.
    private func command(in line: String) -> [String]? {
        let words = line.split(separator: " ").map { String($0.filter { !"\"'`;".contains($0) }) }
        guard
            let start = words.indices.first(where: { position in
                let isProgram =
                    words[position] == "$program" || words[position].split(separator: "/").last == "reobserve"
                return isProgram && position + 1 < words.count && Subcommand(rawValue: words[position + 1]) != nil
            })
        else { return nil }
        return Array(words[(start + 1)...].prefix { !["#", ">", "|", "||", "&&"].contains($0) })
    }
}
