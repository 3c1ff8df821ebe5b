import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// What the sources of a repository tell others (`RepositoryFacts`), without what only its work tree knows.
public struct RepositoryContents: Sendable {
    /// Sorted by name, each once.
    public private(set) var modules: [RepositoryFacts.Module] = []
    /// In the order of module, name and place.
    public private(set) var types: [RepositoryFacts.PublicType] = []
    /// In the order of their places.
    public private(set) var uses: [ForeignUse] = []
    /// Files that can't be read.
    public private(set) var problems: [FileProblem] = []

    init(problems: [FileProblem]) { self.problems = problems }

    mutating func add(_ declarations: PublicDeclarations) {
        modules += declarations.modules
        types += declarations.types
    }

    mutating func add(uses: [ForeignUse], problems: [FileProblem]) {
        self.uses += uses
        self.problems += problems
    }

    /// Puts everything in order, whatever the order in which it was found; of uses that change nothing, the first of
    /// each type is kept.
    mutating func finish() {
        modules = Dictionary(grouping: modules, by: \.name).map { name, parts in
            func union(_ names: (RepositoryFacts.Module) -> [String]) -> [String] { Set(parts.flatMap(names)).sorted() }
            return RepositoryFacts.Module(
                name: name, imports: union(\.imports), reexports: union(\.reexports), types: union(\.types),
                aliases: union(\.aliases), generics: union(\.generics))
        }.sorted { $0.name < $1.name }
        types = Set(types).sorted { ($0.module, $0.name, $0.path, $0.line) < ($1.module, $1.name, $1.path, $1.line) }
        var known: Set<String> = []
        uses = Set(uses).sorted { left, right in
            let (leftKey, rightKey) = (left.orderKey, right.orderKey)
            return (left.path, left.line) != (right.path, right.line)
                ? (left.path, left.line) < (right.path, right.line) : leftKey.lexicographicallyPrecedes(rightKey)
        }.filter { use in
            guard use.outcome == .survives else { return true }
            return known.insert(([use.type ?? ""] + use.modules).joined(separator: "\n")).inserted
        }
    }
}

extension ForeignUse {
    fileprivate var orderKey: [String] {
        [type ?? "", kind.rawValue, outcome.rawValue, member ?? ""] + modules + testableModules
    }
}

/// What the modules of one project declare for others.
struct PublicDeclarations {
    let modules: [RepositoryFacts.Module]
    let types: [RepositoryFacts.PublicType]

    /// - Parameter ownModules: of all of the repository.
    init(_ index: ProjectIndex, ownModules: Set<String>, read: (String) -> Result<[UInt8], FileProblemError>) {
        let imports = ForeignImports(index, ownModules: ownModules)
        var parts: [Int: (imports: Set<String>, aliases: Set<String>, types: Set<String>)] = [:]
        for file in index.files.indices {
            let imported = imports.names(of: file)
            for module in index.modules[file] where module != index.scripts {
                parts[module, default: ([], [], [])].imports.formUnion(imported)
                for alias in index.files[file].typealiases where alias.parent < 0 && alias.access >= .public {
                    parts[module]?.aliases.insert(index.text(index.translate(alias.name, file: file)))
                }
            }
        }
        var types: [RepositoryFacts.PublicType] = []
        var lines: [Int: LineIndex] = [:]
        let legacy = index.findLegacyTypes()
        for type in index.types.indices where index.types[type].kind != .external {
            let around = index.enclosingTypes(of: type)
            guard around.allSatisfy({ index.types[$0].access >= .public }) else { continue }
            if around.count == 1 {
                for module in index.types[type].modules {
                    parts[module]?.types.insert(index.text(index.types[type].name))
                }
            }
            guard let system = PublicDeclarations.system(of: type, index, legacy),
                let declaration = index.declaration(of: type)
            else { continue }
            let path = index.files[declaration.file].path
            if lines[declaration.file] == nil, case .success(let bytes) = read(path) {
                lines[declaration.file] = LineIndex(bytes)
            }
            let line = lines[declaration.file]?.location(at: index.fact(declaration).offset).line ?? 1
            for module in index.types[type].modules where module != index.scripts {
                types.append(
                    RepositoryFacts.PublicType(
                        module: index.moduleNames[module], name: index.qualifiedName(type),
                        kind: index.types[type].kind == .protocol ? .protocol : .class, system: system,
                        path: path, line: Int(line)))
            }
        }
        self.types = types
        // By name alone, whichever of the modules declares it.
        let generics = index.publicGenerics(legacy).map { index.text($0) }.sorted()
        modules = parts.map { number, part in
            RepositoryFacts.Module(
                name: index.moduleNames[number], imports: part.imports.sorted(),
                reexports: imports.reexports(of: number), types: part.types.sorted(), aliases: part.aliases.sorted(),
                generics: generics)
        }
    }

    /// Nil for a type that takes no part in observation.
    private static func system(of type: TypeID, _ index: ProjectIndex, _ legacy: LegacyTypes)
        -> RepositoryFacts.PublicType.System?
    {
        switch index.types[type].kind {
        case .class:
            if legacy.classes[type] != nil { return .legacy }
            return index.hasAttribute("Observable", type) ? .observable : nil
        case .protocol: return legacy.refiningProtocols.contains(type) ? .legacy : nil
        default: return nil
        }
    }
}
