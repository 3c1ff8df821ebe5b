import Planning
import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax
import XCTest

/// Sources with marked places, and what the pipeline makes of them: a test is a table of places and answers.
///
/// `⟦name⟧` marks the token behind it and is not part of the source.
final class MarkedProject {
    private struct Mark {
        let file: Int
        let offset: UInt32
    }

    private struct MissingPlace: Error, CustomStringConvertible {
        let description: String
    }

    /// What a rule of the test sees, which runs on the thread of its caller.
    private final class Seen: @unchecked Sendable {
        var project: Project?
    }

    let semantics: Semantics
    let index: ProjectIndex
    private let marks: [String: Mark]

    /// - Parameters:
    ///   - sources: one file each.
    ///   - isOnMainActor: the module that compiles them is on the main actor by default.
    init(_ sources: String..., isOnMainActor: Bool = false) throws {
        var marks: [String: Mark] = [:]
        var files: [String: [UInt8]] = [:]
        for (file, source) in sources.enumerated() {
            var text = "import SwiftUI\n"
            for (position, part) in source.split(separator: "⟦", omittingEmptySubsequences: false).enumerated() {
                guard position > 0, let end = part.firstIndex(of: "⟧") else {
                    text += part
                    continue
                }
                let name = String(part[..<end])
                XCTAssertNil(marks[name], "\(name) marks two places")
                marks[name] = Mark(file: file, offset: UInt32(text.utf8.count))
                text += part[part.index(after: end)...]
            }
            // A file matters where it concerns the migration.
            text += "\nfinal class Legacy\(file): ObservableObject {}\n"
            files["\(file).swift"] = Array(text.utf8)
        }
        let project = try XCTUnwrap(MarkedProject.project(of: files, isOnMainActor: isOnMainActor))
        XCTAssertEqual(project.analyses.compactMap(\.problem?.kind), [])
        XCTAssertEqual(project.analyses.count, sources.count)
        self.marks = marks
        semantics = Semantics(project)
        index = project.index
    }

    /// What the pipeline makes of files, by their paths.
    static func project(of files: [String: [UInt8]], isOnMainActor: Bool = false) -> Project? {
        let seen = Seen()
        let rules = RuleSet(migration: []) { diagnostics, file in
            seen.project = file.project
            return diagnostics
        }
        let input = PipelineInput(
            paths: Array(files.keys), modules: files.map { _ in [0] }, moduleNames: ["App"],
            mainActorModules: isOnMainActor ? [0] : [], rules: rules, options: MigrationOptions()
        ) { path in
            files[path].map { .success($0) } ?? .failure(FileProblemError(message: "there is no such file"))
        }
        _ = Pipeline(input: input, executor: SerialExecutor()).plan()
        return seen.project
    }

    // MARK: Tables

    /// Compares the answers at marked places with a table of them.
    func check(
        _ table: KeyValuePairs<String, String>,
        file: StaticString = #filePath, line: UInt = #line, _ answer: (String) throws -> String
    ) {
        for (place, expected) in table {
            do {
                let found = try answer(place)
                XCTAssertEqual(found, expected, place, file: file, line: line)
            } catch {
                XCTFail("\(place): \(error)", file: file, line: line)
            }
        }
    }

    // MARK: Places

    /// The names that are marked.
    var markedPlaces: [String] { marks.keys.sorted() }

    func analysis(at place: String) throws -> FileAnalysis {
        let mark = try mark(place)
        return try XCTUnwrap(semantics.project.analysis(of: mark.file))
    }

    /// The innermost node with its anchor at a mark for which a condition holds.
    func node(_ place: String, where condition: (SyntaxNode) -> Bool) throws -> SyntaxNode {
        let mark = try mark(place)
        let root = semantics.tree(of: try analysis(at: place)).root
        guard let found = root.descendant(anchoredAt: mark.offset, where: condition) else {
            throw MissingPlace(description: "no such node is marked")
        }
        return found
    }

    /// The name at a mark, in an expression.
    func name(_ place: String) throws -> SyntaxNode {
        try node(place) { $0.kind == .identifierExpression || $0.kind == .memberComponent }
    }

    /// The name at a mark with all that is asked of it: `model.items.first`.
    func chain(_ place: String) throws -> SyntaxNode {
        let name = try name(place)
        return name.parent.map { $0.kind == .chainExpression && $0.firstChild == name ? $0 : name } ?? name
    }

    /// The mark of a place in a file; nil where it is not marked.
    func mark(at offset: UInt32, file: Int) -> String? {
        marks.first { $0.value.file == file && $0.value.offset == offset }?.key
    }

    private func mark(_ place: String) throws -> Mark {
        guard let mark = marks[place] else { throw MissingPlace(description: "there is no such mark") }
        return mark
    }

    // MARK: Names

    /// A type of the project, by its name.
    func type(_ name: String) throws -> TypeID {
        let found = index.types.indices.first { index.text(index.types[$0].name) == name }
        guard let found else { throw MissingPlace(description: "there is no such type") }
        return found
    }

    func text(_ type: TypeID) -> String { index.text(index.types[type].name) }

    /// Names in the order of the alphabet, with spaces between them.
    func list(_ types: some Sequence<TypeID>) -> String { types.map { text($0) }.sorted().joined(separator: " ") }

    func list(_ names: Set<NameID>) -> String { names.map { index.text($0) }.sorted().joined(separator: " ") }

    /// A type as one would write it, `perhaps` before what may be another one.
    func text(_ type: ResolvedType) -> String {
        func list(_ types: [ResolvedType], _ separator: String) -> String {
            types.map { text($0) }.joined(separator: separator)
        }
        func generic(_ name: String, _ arguments: [ResolvedType]) -> String {
            arguments.isEmpty ? name : "\(name)<\(list(arguments, ", "))>"
        }
        return switch type {
        case .unknown: "unknown"
        case .nominal(let id, let arguments): generic(text(id), arguments)
        case .external(let name, let arguments): generic(index.text(name), arguments)
        case .uncertain(let id): "perhaps \(text(id))"
        case .metatype(let inner): "\(text(inner)).Type"
        case .optional(let inner): "\(text(inner))?"
        case .array(let inner): "[\(text(inner))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .function(let result): "() -> \(text(result))"
        case .tuple(let parts, _): "(\(list(parts, ", ")))"
        case .constrained(let parts): "some \(list(parts, " & "))"
        case .binding(let inner): "binding of \(text(inner))"
        case .wrapper(let inner): "wrapper of \(text(inner))"
        case .alternatives(let types): list(types, " or ")
        }
    }
}

extension XCTestCase {
    /// Compares the types of the expressions at marked places with a table of them.
    func checkTypes(
        _ source: String, _ table: KeyValuePairs<String, String>, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let project = try MarkedProject(source)
        XCTAssertEqual(project.markedPlaces, table.map(\.key).sorted(), file: file, line: line)
        project.check(table, file: file, line: line) { place in
            let expression = try project.chain(place)
            let types = project.semantics.types(at: expression, try project.analysis(at: place))
            return project.text(types.type(of: expression))
        }
    }
}
