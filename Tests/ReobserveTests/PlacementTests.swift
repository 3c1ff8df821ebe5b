import XCTest

@testable import SystemAccess
@testable import reobserve

/// Where things stand: targets as they are drawn, few files in a folder, helpers beside their rules, and questions
/// about code apart from what rules make of the answers.
final class PlacementTests: XCTestCase {
    private static let root = PathName.parent(of: PathName.parent(of: PathName.parent(of: #filePath)))
    private static let sources = PathName.join(root, "Sources")
    private static let mostFiles = 15

    /// Modules from outside of the package that a target may import: formats write JSON by Foundation, and three targets
    /// call the system.
    private static let outerModules: [String: Set<String>] = [
        "Reporting": foundation, "SystemAccess": foundation.union(systems), "reobserve": foundation.union(systems),
        "Threads": systems,
        "ReobservePlugin": plugin, "ReobserveCheckPlugin": plugin,
    ]
    private static let plugin: Set<String> = ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]
    private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
    private static let systems: Set<String> = ["Darwin", "Glibc", "Musl"]

    /// Types of a rule family that are named outside of it, with the folders or files that name them.
    private static let sharedTypes: [String: Set<String>] = [
        // Rules that block what the family has no answer for, and the cleanup of what its rules leave empty.
        "ChangeAnnouncement": ["Rules/BlockingRules.swift"],
        "EnclosingInstance": ["Rules/BlockingRules.swift"],
        "PublisherOutcome": ["Rules/BlockingRules.swift"],
        "SubscriptionSet": ["Rules/Cleanup"],
        // Cleanups run in the order of the list.
        "EmptiedFunctions": ["Rules/RuleCatalogue.swift"],
        "Realignment": ["Rules/RuleCatalogue.swift"],
        "UnusedSubscriptionSets": ["Rules/RuleCatalogue.swift"],
        // A property that is set and never read matters where a view loses redraws that it needs.
        "LostRedraws": ["Rules/PublishedProperty"],
        // An object that nothing reads updates a view only where something changes it.
        "UnreadObject": ["Rules/SilentState"],
        // What becomes of a property decides what becomes of its class, its keys, its observers and its publisher.
        "ChangeBridge": ["Rules/Publishers"],
        "PublisherPipeline": ["Rules/Announcements"],
        "PropertyDecider": ["Rules/ObservableClass", "Rules/PublishedProperty"],
        "PublishedValueType": ["Rules/OtherProperties", "Rules/Publishers"],
        "PublisherBridge": ["Rules/OtherProperties", "Rules/PublishedProperty"],
        "StorageObstacle": ["Rules/OtherProperties"],
        "SendingObserver": ["Rules/Announcements", "Rules/Publishers"],
        "TrackedProperties": ["Rules/Announcements"],
        "TrackedStorage": ["Rules/Publishers"],
        "ViewReception": ["Rules/SilentState"],
        "WrapperProperty": ["Rules/SilentState"],
    ]

    /// Files of rules and of the planner with lists of strings that are no names of Apple's SDKs.
    private static let filesWithLists: Set<String> = [
        // What comments say, and what a name says in English.
        "Planning/OutdatedComments.swift", "Rules/Guidance/State/PassedStateRules.swift",
        // Lines of code that are written or taken away.
        "Rules/ObservableClass/UnusedImportRule.swift", "Rules/OtherProperties/TrackedStorage.swift",
    ]

    func testFoldersHoldFewFiles() throws {
        let folders = Dictionary(grouping: try sourceFiles(), by: { PathName.parent(of: $0.path) }).mapValues(\.count)
        for (folder, count) in folders { XCTAssertLessThanOrEqual(count, PlacementTests.mostFiles, folder) }
    }

    func testHelpersOfARuleFamilyAreNamedThereOnly() throws {
        let targets: Set<Substring> = ["Semantics", "RuleContract", "Rules", "Planning"]
        let files = try sourceFiles().filter { targets.contains($0.path.prefix { $0 != "/" }) }.map {
            (path: $0.path, text: $0.text, names: names(of: $0.text))
        }
        for file in files {
            guard let family = family(of: file.path) else { continue }
            for type in declaredTypes(in: file.text) {
                for other in files where self.family(of: other.path) != family && other.names.contains(Substring(type))
                {
                    let folders = PlacementTests.sharedTypes[type] ?? []
                    let isShared = folders.contains(other.path) || folders.contains(PathName.parent(of: other.path))
                    XCTAssert(isShared, "\(type) of Rules/\(family) is named in \(other.path)")
                }
            }
        }
    }

    func testSemanticsKnowsNothingOfReports() throws {
        let reports: Set<Substring> = ["Diagnostic", "RuleContext", "Refusal", "BehaviorCode"]
        for file in try sourceFiles() where file.path.hasPrefix("Semantics/") {
            XCTAssertEqual(names(of: file.text).intersection(reports), [], file.path)
        }
    }

    func testQuestionsAboutNodesStandWithTheSyntax() throws {
        for file in try sourceFiles() where !file.path.hasPrefix("Syntax/") {
            var isWithin = false
            for line in file.text.split(separator: "\n") {
                if !line.hasPrefix(" ") {
                    isWithin = line.hasPrefix("extension SyntaxNode") || line.hasPrefix("public extension SyntaxNode")
                }
                let declaration = line.dropFirst(4).split(separator: " ").prefix { $0 != "=" && $0 != "{" }
                guard isWithin, line.hasPrefix("    "), declaration.contains("var") || declaration.contains("func"),
                    !line.hasPrefix("     ")
                else { continue }
                XCTAssert(declaration[0] == "private" || declaration[0] == "fileprivate", "\(file.path): \(line)")
            }
        }
    }

    func testWhatIsKnownOfSDKsStandsInOnePlace() throws {
        let files = try sourceFiles().filter { $0.path.hasPrefix("Rules/") || $0.path.hasPrefix("Planning/") }
        let found = files.filter { $0.text.contains(#/\[\s*"\s*,\s*"\s*,\s*"/#) }
        XCTAssertEqual(Set(found.map(\.path)), PlacementTests.filesWithLists)
    }

    /// How deep syntax nests is limited where it is parsed. A comparison with 0 limits nothing.
    func testDepthIsLimitedInOnePlace() throws {
        let limit =
            #/\w*[dD]epth\w*(?:: *\w+)? *(?:[<>=!]=|[<>=]) *[1-9]|(?:[a-z,&|] |\()[1-9]\d* *(?:[<>=!]=|[<>]) *[\w.]*[dD]epth/#
        let files = try sourceFiles().filter { !$0.path.hasPrefix("Syntax/") && $0.text.contains(limit) }
        XCTAssertEqual(files.map(\.path), ["SymbolIndex/Limits.swift"])
    }

    func testTablesHoldEachNameOnce() throws {
        let tables = try sourceFiles(isWhole: true).filter {
            $0.path.contains("/Apple/") && $0.text.contains("TraitTable([")
        }
        XCTAssertGreaterThan(tables.count, 10)
        for table in tables {
            let names =
                table.text.split(separator: "TraitTable([").last?.split(
                    separator: "\"", omittingEmptySubsequences: false) ?? []
            let counts = Dictionary(
                grouping: names.indices.filter { !$0.isMultiple(of: 2) }.map { names[$0] }, by: { $0 }
            ).mapValues(\.count)
            for (name, count) in counts { XCTAssertEqual(count, 1, "\(name) in \(table.path)") }
        }
    }

    func testTargetsImportWhatTheDrawingSays() throws {
        let drawn = try targetsOfTheDrawing()
        let folders = try FileSystem.names(inDirectory: PlacementTests.sources).filter { !$0.hasPrefix(".") }
        XCTAssertEqual(drawn.keys.sorted(), folders.sorted())
        let imported = Dictionary(grouping: try sourceFiles(), by: { String($0.path.prefix { $0 != "/" }) })
            .mapValues { files in Set(files.flatMap { imports(of: $0.text) }) }
        let dependencies = try dependenciesInThePackage()
        for (target, expected) in drawn {
            let modules = imported[target] ?? []
            XCTAssertEqual(modules.intersection(folders).sorted(), expected.sorted(), "imports of \(target)")
            // A plugin depends on the program that it runs.
            if target.hasSuffix("Plugin") { continue }
            XCTAssertEqual(
                dependencies[target]?.sorted(), expected.sorted(), "dependencies of \(target) in Package.swift")
            let outside = modules.subtracting(folders)
            XCTAssert(
                outside.isSubset(of: PlacementTests.outerModules[target] ?? []), "\(target) imports \(outside.sorted())"
            )
        }
    }

    func testNoImportPointsToTheRight() throws {
        let line = try XCTUnwrap(
            try document("ARCHITECTURE.md").split(separator: "\n").first { $0.hasPrefix("`Threads ← ") })
        let layers = line.filter { $0 != "`" && $0 != " " }.split(separator: "←").map(String.init)
        let drawn = try targetsOfTheDrawing()
        XCTAssertEqual(drawn.keys.filter { !$0.hasSuffix("Plugin") }.sorted(), layers.sorted())
        for (position, layer) in layers.enumerated() {
            XCTAssertEqual(drawn[layer]?.subtracting(layers[..<position]), [], layer)
        }
    }

    func testInvariantsAreHeldByTestsThatThereAre() throws {
        let text = try document("ARCHITECTURE.md")
        let rows = text.split(separator: "\n").drop { $0 != "## Invariants" }.dropFirst().prefix {
            !$0.hasPrefix("## ")
        }
        let named = rows.flatMap { quoted(in: $0) }.filter { $0.hasSuffix("Tests") }
        let tests = PathName.join(PlacementTests.root, "Tests")
        let files = try FileSystem.names(inDirectory: tests).flatMap { folder in
            folder.hasSuffix("Tests") ? try FileSystem.names(inDirectory: PathName.join(tests, folder)) : []
        }
        XCTAssertFalse(named.isEmpty)
        XCTAssertEqual(named.filter { !files.contains($0 + ".swift") }, [])
    }

    // MARK: Targets

    /// The targets of the table in ARCHITECTURE.md, each with those that it imports.
    private func targetsOfTheDrawing() throws -> [String: Set<String>] {
        let lines = try document("ARCHITECTURE.md").split(separator: "\n")
        var targets: [String: Set<String>] = [:]
        for row in lines.drop(while: { !$0.hasPrefix("| target | imports |") }).dropFirst(2).prefix(while: {
            $0.hasPrefix("|")
        }) {
            let cells = row.split(separator: "|")
            guard cells.count > 2, let target = quoted(in: cells[0]).first else { continue }
            targets[target] = Set(quoted(in: cells[1]))
        }
        return targets
    }

    /// The targets of Package.swift, with their dependencies.
    private func dependenciesInThePackage() throws -> [String: Set<String>] {
        let target = #/\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/#
        return try document("Package.swift").matches(of: target).reduce(into: [:]) { result, match in
            result[String(match.1)] = Set(match.2.map { quoted(in: $0, by: "\"") } ?? [])
        }
    }

    private func imports(of text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
            return words.first == "import" ? words.last.map { String($0) } : nil
        }
    }

    private func quoted(in text: Substring, by quote: Character = "`") -> [String] {
        let parts = text.split(separator: quote, omittingEmptySubsequences: false)
        return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    }

    private func document(_ name: String) throws -> String {
        String(decoding: try FileSystem.readFile(at: PathName.join(PlacementTests.root, name)), as: UTF8.self)
    }

    // MARK: Files

    /// The files by their paths below `Sources`, without their comments and strings of one line unless they are to be
    /// whole.
    private func sourceFiles(in folder: String = "", isWhole: Bool = false) throws -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for name in try FileSystem.names(inDirectory: PathName.join(PlacementTests.sources, folder))
        where !name.hasPrefix(".") {
            let path = folder.isEmpty ? name : PathName.join(folder, name)
            let whole = PathName.join(PlacementTests.sources, path)
            if FileSystem.kind(of: whole) == .directory {
                files += try sourceFiles(in: path, isWhole: isWhole)
            } else if name.hasSuffix(".swift") {
                let text = String(decoding: try FileSystem.readFile(at: whole), as: UTF8.self)
                files.append((path, isWhole ? text : code(of: text)))
            }
        }
        return files
    }

    private func code(of text: String) -> String {
        text.split(separator: "\n").map { line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let code = parts.indices.filter { $0.isMultiple(of: 2) }.map { String(parts[$0]) }.joined(separator: "\"")
            return String(code.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0])
        }.joined(separator: "\n")
    }

    /// `X` of `Rules/X/…`.
    private func family(of path: String) -> Substring? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Rules" ? parts[1] : nil
    }

    /// The types of a file that others can see and that stand in no other type.
    private func declaredTypes(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            var words = line.split { !$0.isLetter && !$0.isNumber && $0 != " " }.first?.split(separator: " ") ?? []
            guard line.first?.isLetter == true else { return nil }
            words = Array(words.drop { ["public", "final", "indirect"].contains($0) })
            guard words.count > 1, ["struct", "enum", "class", "protocol"].contains(words[0]) else { return nil }
            return String(words[1])
        }
    }

    /// The words of a text that are not behind a dot.
    private func names(of text: String) -> Set<Substring> {
        var found: Set<Substring> = []
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." })
        where !word.hasPrefix(".") {
            if let first = word.split(separator: ".").first { found.insert(first) }
        }
        return found
    }
}
