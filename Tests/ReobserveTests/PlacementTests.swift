import XCTest

@testable import SystemAccess
@testable import reobserve

/// Where things stand: few files in a folder, helpers beside their rules, and questions about code apart from what rules make of the answers.
final class PlacementTests: XCTestCase {
    private static let sources = PathName.join(PathName.parent(of: PathName.parent(of: PathName.parent(of: #filePath))), "Sources")
    private static let mostFiles = 15

    /// Types of a rule family that are named outside of it, with the folders or files of `Migration` that name them.
    private static let sharedTypes: [String: Set<String>] = [
        // Rules that block what the family has no answer for, and the cleanup of what its rules leave empty.
        "ChangeAnnouncement": ["Rules/BlockingRules.swift"],
        "PublisherOutcome": ["Rules/BlockingRules.swift"],
        "SubscriptionSet": ["Planning/Cleanup"],
        // What becomes of a property decides what becomes of its class, its keys, its observers and its publisher.
        "ChangeBridge": ["Rules/Publishers"],
        "PropertyDecider": ["Rules/ObservableClass", "Rules/PublishedProperty"],
        "PublishedValueType": ["Rules/OtherProperties", "Rules/Publishers"],
        "PublisherBridge": ["Rules/OtherProperties", "Rules/PublishedProperty"],
        "SendingObserver": ["Rules/Announcements", "Rules/Publishers"],
        "TrackedProperties": ["Rules/Announcements"],
        "ViewReception": ["Rules/SilentState"],
        "WrapperProperty": ["Rules/SilentState"],
    ]

    /// Files of rules and of the planner with lists of strings that are no names of Apple's SDKs.
    private static let filesWithLists: Set<String> = [
        // What comments say, and what a name says in English.
        "Migration/Planning/OutdatedComments.swift", "Migration/Rules/Guidance/State/PassedStateRules.swift",
        // Lines of code that are written or taken away.
        "Migration/Rules/ObservableClass/UnusedImportRule.swift", "Migration/Rules/OtherProperties/TrackedWrapper.swift",
    ]

    func testFoldersHoldFewFiles() throws {
        let folders = Dictionary(grouping: try sourceFiles(), by: { PathName.parent(of: $0.path) }).mapValues(\.count)
        for (folder, count) in folders { XCTAssertLessThanOrEqual(count, PlacementTests.mostFiles, folder) }
    }

    func testHelpersOfARuleFamilyAreNamedThereOnly() throws {
        let files = try sourceFiles().filter { $0.path.hasPrefix("Migration/") }.map { (path: $0.path, text: $0.text, names: names(of: $0.text)) }
        for file in files {
            guard let family = family(of: file.path) else { continue }
            for type in declaredTypes(in: file.text) {
                for other in files where self.family(of: other.path) != family && other.names.contains(Substring(type)) {
                    let path = String(other.path.dropFirst("Migration/".count))
                    let isShared = PlacementTests.sharedTypes[type].map { $0.contains(path) || $0.contains(PathName.parent(of: path)) } ?? false
                    XCTAssert(isShared, "\(type) of Rules/\(family) is named in \(path)")
                }
            }
        }
    }

    func testSemanticsKnowsNothingOfReports() throws {
        let reports: Set<Substring> = ["Diagnostic", "RuleContext", "Refusal", "BehaviourCode"]
        for file in try sourceFiles() where file.path.hasPrefix("Migration/Semantics/") {
            XCTAssertEqual(names(of: file.text).intersection(reports), [], file.path)
        }
    }

    func testQuestionsAboutNodesStandWithTheSyntax() throws {
        for file in try sourceFiles() where !file.path.hasPrefix("Syntax/") {
            var isWithin = false
            for line in file.text.split(separator: "\n") {
                if !line.hasPrefix(" ") { isWithin = line.hasPrefix("extension SyntaxNode") || line.hasPrefix("public extension SyntaxNode") }
                let declaration = line.dropFirst(4).split(separator: " ").prefix { $0 != "=" && $0 != "{" }
                guard isWithin, line.hasPrefix("    "), declaration.contains("var") || declaration.contains("func"), !line.hasPrefix("     ") else { continue }
                XCTAssert(declaration[0] == "private" || declaration[0] == "fileprivate", "\(file.path): \(line)")
            }
        }
    }

    func testWhatIsKnownOfSDKsStandsInOnePlace() throws {
        let files = try sourceFiles().filter { $0.path.hasPrefix("Migration/Rules/") || $0.path.hasPrefix("Migration/Planning/") }
        let found = files.filter { $0.text.contains(#/\[\s*"\s*,\s*"\s*,\s*"/#) }
        XCTAssertEqual(Set(found.map(\.path)), PlacementTests.filesWithLists)
    }

    func testTablesHoldEachNameOnce() throws {
        let tables = try sourceFiles(isWhole: true).filter { $0.path.contains("/Apple/") && $0.text.contains("TraitTable<Traits>([") }
        XCTAssertGreaterThan(tables.count, 10)
        for table in tables {
            let names = table.text.split(separator: "TraitTable<Traits>([").last?.split(separator: "\"", omittingEmptySubsequences: false) ?? []
            let counts = Dictionary(grouping: names.indices.filter { !$0.isMultiple(of: 2) }.map { names[$0] }, by: { $0 }).mapValues(\.count)
            for (name, count) in counts { XCTAssertEqual(count, 1, "\(name) in \(table.path)") }
        }
    }

    // MARK: Files

    /// The files by their paths below `Sources`, without their comments and strings of one line unless they are to be whole.
    private func sourceFiles(in folder: String = "", isWhole: Bool = false) throws -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for name in try FileSystem.names(inDirectory: PathName.join(PlacementTests.sources, folder)) where !name.hasPrefix(".") {
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

    /// `X` of `Migration/Rules/X/…`.
    private func family(of path: String) -> Substring? {
        let parts = path.split(separator: "/")
        return parts.count > 3 && parts[1] == "Rules" ? parts[2] : nil
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
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) where !word.hasPrefix(".") {
            if let first = word.split(separator: ".").first { found.insert(first) }
        }
        return found
    }
}
