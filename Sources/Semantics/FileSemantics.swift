import SymbolIndex
import Syntax

/// What is asked of the code of one file, and of the whole project through it, read-only.
///
/// An object, since whoever is asked hands it on to all that helps; it belongs to one thread.
public final class FileSemantics {
    /// The file as it stands.
    package let parsed: ParsedFile
    /// What the second pass found; nothing in a file that it did not look at.
    public let analysis: FileAnalysis
    public let project: Project
    public let index: ProjectIndex
    /// What was found out about the project so far.
    package let semantics: Semantics
    /// The kind of each of the file's references as a bit, and all of them: most rules have nothing to do in most
    /// files.
    private lazy var kindBits = analysis.references.map(\.kind.bit)
    private lazy var allKindBits = kindBits.reduce(0) { $0 | $1 }
    /// When closures run that are arguments, by their nodes.
    var closurePlaces: [Int32: ReadPlaces.Place?] = [:]
    /// What rules concluded for the file.
    package let answers = Answers()

    package init(_ parsed: ParsedFile, analysis: FileAnalysis, semantics: Semantics) {
        self.parsed = parsed
        self.analysis = analysis
        self.semantics = semantics
        project = semantics.project
        index = semantics.project.index
    }

    public var legacy: LegacyTypes { project.legacy }
    public var options: MigrationOptions { project.options }
    package var tree: SyntaxTree { parsed.tree }
    /// Where names stand in the file.
    package var code: NameOccurrences { parsed.code }
    /// The imports that stand in no `#if`, and the names of their modules.
    package private(set) lazy var imports = findImports()

    private func findImports() -> (nodes: [SyntaxNode], names: [String]) {
        let nodes = tree.root.children.filter { $0.kind == .importDeclaration }
        return (nodes, nodes.map(\.importedModule))
    }

    /// The file's references of a kind, in source order.
    public func references(_ kind: Reference.Kind) -> [Reference] {
        let bit = kind.bit
        guard allKindBits & bit != 0 else { return [] }
        var result: [Reference] = []
        for number in kindBits.indices where kindBits[number] == bit && analysis.references[number].kind == kind {
            result.append(analysis.references[number])
        }
        return result
    }

    /// The stored properties of a class declaration in the file.
    package func storedProperties(of declaration: SyntaxNode) -> [StoredProperty] {
        semantics.storedProperties(of: declaration, file: analysis.file)
    }
}

extension Reference.Kind {
    /// A bit for each kind; all wrappers share one.
    fileprivate var bit: UInt32 {
        switch self {
        case .classDeclaration: 1
        case .conformanceExtension: 1 << 1
        case .localClass: 1 << 2
        case .wrapperProperty: 1 << 3
        case .projection: 1 << 4
        case .storageAssignment: 1 << 5
        case .storage: 1 << 6
        case .publisher: 1 << 7
        case .publishedStorageAssignment: 1 << 8
        case .publishedStorage: 1 << 9
        case .objectWillChange: 1 << 10
        case .injection: 1 << 11
        case .legacyTypeName: 1 << 12
        case .genericFlow: 1 << 13
        case .existential: 1 << 14
        case .unknownWrapper: 1 << 15
        case .hiddenFunction: 1 << 16
        case .delegateProjection: 1 << 17
        case .reflection: 1 << 18
        case .protocolDeclaration: 1 << 21
        case .localConformer: 1 << 22
        case .ambiguousName: 1 << 23
        case .foreignName: 1 << 24
        case .foreignMember: 1 << 25
        }
    }
}
