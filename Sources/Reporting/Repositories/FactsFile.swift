import Semantics
import SourceText

/// `RepositoryFacts` as a file: what `facts --output` writes and `--with-facts` reads. Its schema is `FactsFileSchema`.
public struct FactsFile: Codable, Sendable {
    public static let currentVersion = 1

    /// Of the format.
    let version: Int
    /// The program that wrote it: `reobserve 0.1.0`.
    let tool: String
    let repository: Repository
    let modules: [Module]
    let dependencies: [Dependency]
    let types: [PublicType]
    let uses: [Use]

    struct Repository: Codable, Sendable {
        let name: String
        let commit: String?
        let dirty: Bool
    }

    struct Module: Codable, Sendable {
        let name: String
        let imports: [String]
        let reexports: [String]
        let types: [String]
        let aliases: [String]
        let generics: [String]
    }

    struct Dependency: Codable, Sendable {
        let name: String
        let version: String?
        let commit: String?
    }

    struct PublicType: Codable, Sendable {
        let module: String
        let name: String
        let kind: String
        let system: String
        let path: String
        let line: Int
    }

    struct Use: Codable, Sendable {
        let type: String?
        let modules: [String]
        let testable: [String]?
        let member: String?
        let kind: String
        let outcome: String
        let path: String
        let line: Int
    }

    public init(_ facts: RepositoryFacts, tool: String) {
        version = FactsFile.currentVersion
        self.tool = tool
        repository = Repository(name: facts.name, commit: facts.commit, dirty: facts.isDirty)
        modules = facts.modules.map {
            Module(
                name: $0.name, imports: $0.imports, reexports: $0.reexports, types: $0.types, aliases: $0.aliases,
                generics: $0.generics)
        }
        dependencies = facts.dependencies.map { Dependency(name: $0.name, version: $0.version, commit: $0.commit) }
        types = facts.types.map {
            PublicType(
                module: $0.module, name: $0.name, kind: $0.kind.rawValue, system: $0.system.rawValue, path: $0.path,
                line: $0.line)
        }
        uses = facts.uses.map {
            Use(
                type: $0.type, modules: $0.modules, testable: $0.testableModules.isEmpty ? nil : $0.testableModules,
                member: $0.member, kind: $0.kind.rawValue, outcome: $0.outcome.rawValue, path: $0.path, line: $0.line)
        }
    }

    /// JSON with sorted keys and a line for each entry: the same facts always give the same bytes.
    public func encoded() -> [UInt8] {
        func list(_ entries: [some Encodable]) -> [UInt8] {
            let lines = entries.map { Array("    ".utf8) + JSONText.render($0, isPretty: false).dropLast() }
            return lines.isEmpty
                ? Array("[]".utf8)
                : Array("[\n".utf8) + lines.joined(separator: ",\n".utf8)
                    + Array("\n  ]".utf8)
        }
        let parts: [(key: String, value: [UInt8])] = [
            ("dependencies", list(dependencies)), ("modules", list(modules)),
            ("repository", JSONText.render(repository, isPretty: false).dropLast()),
            ("tool", JSONText.render(tool, isPretty: false).dropLast()), ("types", list(types)),
            ("uses", list(uses)), ("version", Array(String(version).utf8)),
        ]
        let lines = parts.map { Array("  \"\($0.key)\": ".utf8) + $0.value }
        return Array("{\n".utf8) + lines.joined(separator: ",\n".utf8) + Array("\n}\n".utf8)
    }

    /// Reads a file and checks all of it. Names and paths in it are data: none is opened.
    public static func decoded(_ bytes: [UInt8]) throws(FactsFileError) -> RepositoryFacts {
        let file: FactsFile
        do throws(FactsFileError) {
            file = try decode(FactsFile.self, bytes)
        } catch {
            // Facts of another version may hold anything else.
            try checkVersion(try decode(FormatVersion.self, bytes).version)
            throw error
        }
        try checkVersion(file.version)
        return try file.facts()
    }

    private static func checkVersion(_ version: Int) throws(FactsFileError) {
        guard version == currentVersion else {
            throw FactsFileError(
                message: "the facts have version \(version), and this program reads version \(currentVersion); "
                    + "make them again with it")
        }
    }

    private struct FormatVersion: Decodable {
        let version: Int
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws(FactsFileError) -> Value {
        do {
            return try JSONText.decoded(type, from: bytes)
        } catch let error as DecodingError {
            throw FactsFileError(message: JSONText.sentence(error, about: "the facts file"))
        } catch {
            throw FactsFileError(message: "this is not JSON")
        }
    }

    // MARK: Values

    private func facts() throws(FactsFileError) -> RepositoryFacts {
        guard !repository.name.isEmpty else { throw FactsFileError(message: "the repository has no name") }
        let types = try self.types.enumerated().map { (number, type) throws(FactsFileError) in
            let place = "types[\(number)]"
            return RepositoryFacts.PublicType(
                module: type.module, name: type.name, kind: try value(type.kind, "\(place).kind"),
                system: try value(type.system, "\(place).system"), path: type.path,
                line: try line(type.line, place))
        }
        let uses = try self.uses.enumerated().map { (number, use) throws(FactsFileError) in
            let place = "uses[\(number)]"
            return ForeignUse(
                type: use.type, modules: use.modules, testableModules: use.testable ?? [], member: use.member,
                kind: try value(use.kind, "\(place).kind"), outcome: try value(use.outcome, "\(place).outcome"),
                path: use.path, line: try line(use.line, place))
        }
        return RepositoryFacts(
            name: repository.name, commit: repository.commit, isDirty: repository.dirty,
            modules: modules.map {
                RepositoryFacts.Module(
                    name: $0.name, imports: $0.imports, reexports: $0.reexports, types: $0.types, aliases: $0.aliases,
                    generics: $0.generics)
            },
            dependencies: dependencies.map {
                RepositoryFacts.Dependency(name: $0.name, version: $0.version, commit: $0.commit)
            },
            types: types, uses: uses)
    }

    private func value<Value: RawRepresentable<String>>(_ text: String, _ place: String) throws(FactsFileError) -> Value
    {
        guard let value = Value(rawValue: text) else {
            throw FactsFileError(message: "\(place) has the unknown value “\(text.prefix(40))”")
        }
        return value
    }

    private func line(_ line: Int, _ place: String) throws(FactsFileError) -> Int {
        guard line > 0, FleetRepository.range.contains(line) else {
            throw FactsFileError(message: "\(place).line is not a line number")
        }
        return line
    }
}

/// Why a file is no facts file.
public struct FactsFileError: Error, Hashable, Sendable {
    /// A sentence without a full stop.
    public let message: String
}
