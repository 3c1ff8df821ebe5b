import SourceText
import SymbolIndex
import Syntax

/// What a guidance rule sees: one file, and the whole project behind it. Belongs to one thread.
public final class GuidanceContext {
    let file: GuidanceFile
    let search: GuidanceSearch

    init(file: GuidanceFile, search: GuidanceSearch) {
        self.file = file
        self.search = search
    }

    var index: ProjectIndex { search.index }
    var tree: SyntaxTree { file.tree }
    /// Where names stand in the file.
    var code: NameOccurrences { file.code }
    var editing: Editing { Editing(tree: tree) }

    /// A finding with a fix in this file, or an advice where `edits` is empty.
    func finding(_ rule: String, _ node: SyntaxNode, symbol: String, _ message: String, edits: [TextEdit] = []) -> GuidanceDiagnostic {
        GuidanceDiagnostic(
            rule: rule, file: file.number, range: node.range, symbol: symbol, message: message,
            edits: edits.map { GuidanceDiagnostic.Edit(file: file.number, edit: $0) })
    }

    /// A finding with a fix in several files.
    func finding(
        _ rule: String, _ node: SyntaxNode, symbol: String, _ message: String, editsInFiles edits: [GuidanceDiagnostic.Edit]
    ) -> GuidanceDiagnostic {
        GuidanceDiagnostic(rule: rule, file: file.number, range: node.range, symbol: symbol, message: message, edits: edits)
    }
}

/// One file as guidance rules see it.
final class GuidanceFile {
    /// Index in `ProjectIndex.files`.
    let number: Int
    let tree: SyntaxTree
    private let index: ProjectIndex
    private(set) lazy var code = NameOccurrences(tree)
    private(set) lazy var editing = Editing(tree: tree)
    private lazy var lines = LineIndex(tree.file.bytes)
    private let typeOfOffset: [UInt32: TypeID]

    init(number: Int, tree: SyntaxTree, index: ProjectIndex) {
        self.number = number
        self.tree = tree
        self.index = index
        var types: [UInt32: TypeID] = [:]
        for (position, fact) in index.files[number].types.enumerated() {
            types[fact.offset] = index.type(of: TypeFactReference(file: number, type: position))
        }
        typeOfOffset = types
    }

    /// The project's type that a declaration or extension belongs to; nil for one in a function.
    func type(of declaration: SyntaxNode) -> TypeID? { typeOfOffset[declaration.anchorToken.start] }

    /// The types around a node, inner ones first; nil where one of them is declared in a function.
    func types(around node: SyntaxNode) -> [TypeID]? {
        guard let declaration = node.enclosingDeclaration else { return [] }
        return type(of: declaration).map { index.enclosingTypes(of: $0) }
    }

    /// Where types are looked up at a node.
    func place(of node: SyntaxNode) -> LexicalContext { LexicalContext(file: number, types: types(around: node) ?? []) }

    /// `Views/Row.swift:12`
    func place(of node: SyntaxNode) -> String { "\(index.files[number].path):\(lines.location(at: node.range.start).line)" }

    /// True within `#Preview` or a `PreviewProvider`.
    func isInPreview(_ node: SyntaxNode) -> Bool {
        if node.ancestor(where: \.isPreviewMacro) != nil { return true }
        return (types(around: node) ?? []).contains { index.isPreview($0) }
    }

    /// The declarations of types in the file, in its order, with those that the index knows.
    private(set) lazy var typeDeclarations: [(node: SyntaxNode, type: TypeID)] = {
        var found: [(SyntaxNode, TypeID)] = []
        tree.root.walk { node in
            if node.kind.isTypeDeclaration, let type = type(of: node) { found.append((node, type)) }
            return !node.kind.isExpression
        }
        return found
    }()
}

/// What stays the same for all files of a project while guidance rules look at them.
struct GuidanceProject: Sendable {
    let index: ProjectIndex
    /// Modules whose public declarations unknown code may use.
    let openModules: Set<Int>
    let deployment: DeploymentTargets
    /// For each name of the index the files in which it occurs.
    let filesByName: [[Int32]]
    /// The bytes of a file, by its path.
    let read: @Sendable (String) -> Result<[UInt8], FileProblemError>
    /// The migration runs as well, and may change what a legacy wrapper projects.
    let migrates: Bool

    init(
        index: ProjectIndex, openModules: Set<Int>, deployment: DeploymentTargets, migrates: Bool,
        read: @escaping @Sendable (String) -> Result<[UInt8], FileProblemError>
    ) {
        self.index = index
        self.openModules = openModules
        self.deployment = deployment
        self.read = read
        self.migrates = migrates
        var files = [[Int32]](repeating: [], count: index.names.count)
        for file in index.files.indices {
            for mention in index.files[file].mentions {
                let name = Int(index.translate(mention, file: file))
                if name < files.count { files[name].append(Int32(file)) }
            }
        }
        filesByName = files
    }

    /// The files, in their order, in which one of some names occurs.
    func files(mentioningOneOf names: [String]) -> [Int] {
        var found: Set<Int> = []
        for name in names.compactMap({ index.names.lookUp($0) }) { found.formUnion(files(mentioning: name)) }
        return found.sorted()
    }

    func files(mentioning name: NameID) -> [Int] { Int(name) < filesByName.count ? filesByName[Int(name)].map { Int($0) } : [] }
}

/// What one worker found out for guidance rules: files that it has read, and resolvers that remember.
final class GuidanceSearch {
    let project: GuidanceProject
    let index: ProjectIndex
    let members: MemberResolver
    let types: TypeResolver
    private var names: NameTable
    private var files: [Int: GuidanceFile?] = [:]
    private(set) lazy var holders = TypeHolders(index, members)
    private(set) lazy var models = ModelSystems(index)

    init(_ project: GuidanceProject) {
        self.project = project
        index = project.index
        members = .caching(index: project.index)
        types = TypeResolver(index: project.index)
        names = project.index.names
    }

    /// A file; nil where it can't be read any more as it was, or could not be parsed.
    func file(_ number: Int) -> GuidanceFile? {
        if let known = files[number] { return known }
        let file = read(number)
        files[number] = .some(file)
        return file
    }

    private func read(_ number: Int) -> GuidanceFile? {
        let facts = index.files[number]
        guard facts.problem == nil, case .success(let bytes) = project.read(facts.path), SourceFile.contentHash(bytes) == facts.contentHash else { return nil }
        let tree = SyntaxTree.parse(SourceFile(path: facts.path, bytes: bytes), names: &names)
        return tree.problems.isEmpty ? GuidanceFile(number: number, tree: tree, index: index) : nil
    }

    func name(_ text: String) -> NameID? { index.names.lookUp(text) }
}
