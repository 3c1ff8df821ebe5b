import SourceText
import SymbolIndex
import Syntax
import Threads

/// One file as it stands, whether or not it concerns the migration: its tree, where names stand in it, and whose
/// declarations it holds.
///
/// An object, since it remembers; it belongs to one thread.
package final class ParsedFile {
    /// Index in `ProjectIndex.files`.
    package let number: Int
    package let tree: SyntaxTree
    private let index: ProjectIndex
    /// Where names stand in the file.
    package private(set) lazy var code = NameOccurrences(tree)
    private lazy var typeOfOffset = findTypes()

    package init(number: Int, tree: SyntaxTree, index: ProjectIndex) {
        self.number = number
        self.tree = tree
        self.index = index
    }

    private func findTypes() -> [UInt32: TypeID] {
        var types: [UInt32: TypeID] = [:]
        for (position, fact) in index.files[number].types.enumerated() {
            types[fact.offset] = index.type(of: TypeFactReference(file: number, type: position))
        }
        return types
    }

    /// The project's type that a declaration or extension belongs to; nil for one in a function.
    package func type(of declaration: SyntaxNode) -> TypeID? { typeOfOffset[declaration.anchorToken.start] }

    /// The types around a node, inner ones first; nil where one of them is declared in a function.
    package func types(around node: SyntaxNode) -> [TypeID]? {
        guard let declaration = node.enclosingDeclaration else { return [] }
        guard type(of: declaration) != nil else { return nil }
        return node.enclosingDeclarations.compactMap { type(of: $0) }
    }

    /// Where types are looked up at a node.
    package func place(of node: SyntaxNode) -> LexicalContext {
        LexicalContext(file: number, types: types(around: node) ?? [])
    }

    /// False for a name that is known to mean no member of the types: a local, a member of a value that is of another
    /// type, or of the types around.
    ///
    /// - Parameter base: the type of what stands before a member, where that is not `self`.
    func mayName(
        _ node: SyntaxNode, of base: ResolvedType, memberOf family: Set<TypeID>, _ semantics: Semantics
    ) -> Bool {
        if node.kind == .memberComponent, !node.isOfSelf {
            if case .metatype(let type) = base { return semantics.mayBe(type, oneOf: family) }
            return semantics.mayBe(base, oneOf: family)
        }
        if node.kind == .identifierExpression, LocalName(node.name, at: node) != nil { return false }
        guard let types = types(around: node), !isInExtensionOfSome(node) else { return true }
        return types.contains {
            index.types[$0].kind == .protocol || !semantics.family(of: $0).isDisjoint(with: family)
        }
    }

    /// `extension Identifiable where Self: Track`
    private func isInExtensionOfSome(_ node: SyntaxNode) -> Bool {
        node.enclosingDeclaration?.child(.whereClause)?.children.contains {
            $0.kind == .requirement && $0.firstChild?.lastTypeComponent?.name == KnownName.Self.id
        } ?? false
    }

    /// True within `#Preview` or a `PreviewProvider`.
    package func isInPreview(_ node: SyntaxNode) -> Bool {
        node.isInPreviewMacro || (types(around: node) ?? []).contains { index.isPreview($0) }
    }

    /// What stands in for an analysis where the file does not matter for the migration.
    package private(set) lazy var unanalyzed = FileAnalysis(
        unanalyzed: number, source: tree.file,
        typeOfNode: Dictionary(uniqueKeysWithValues: typeDeclarations.map { ($0.node.index, $0.type) }))

    /// The declarations of types in the file, in its order, with those that the index knows.
    package private(set) lazy var typeDeclarations: [(node: SyntaxNode, type: TypeID)] = {
        var found: [(SyntaxNode, TypeID)] = []
        tree.root.walk { node in
            if node.kind.isTypeDeclaration, let type = type(of: node) { found.append((node, type)) }
            return !node.kind.isExpression
        }
        return found
    }()
}

/// The trees of a project's files, each made once for all workers, and kept, since nodes are.
package final class SharedTrees: Sendable {
    private struct State {
        /// Of the index; a file that changed meanwhile may add some.
        var names: NameTable
        /// By file; nil for one that can't be read any more as it was, or could not be parsed.
        var trees: [Int: SyntaxTree?] = [:]
    }

    private let project: Project
    private let state: Mutex<State>

    package init(_ project: Project) {
        self.project = project
        state = Mutex(State(names: project.index.names))
    }

    /// The tree of a file that matters for the migration, with problems or without.
    func tree(of analysis: FileAnalysis) -> SyntaxTree {
        state.withLock { state in
            if let known = state.trees[analysis.file], let tree = known { return tree }
            let tree = analysis.tree(names: &state.names)
            state.trees[analysis.file] = tree
            return tree
        }
    }

    /// Of any other file; nil where it can't be read any more as it was, or could not be parsed.
    func tree(ofUnanalyzed number: Int) -> SyntaxTree? {
        state.withLock { state in
            if let known = state.trees[number] { return known }
            let tree = project.source(of: number).map { SyntaxTree.parse($0, names: &state.names) }
            let parsed = tree.flatMap { $0.problems.isEmpty ? $0 : nil }
            state.trees[number] = .some(parsed)
            return parsed
        }
    }
}

/// The files of a project as one worker knows them.
///
/// An object, since it remembers; it belongs to one thread.
package final class ParsedFiles {
    private let project: Project
    private let index: ProjectIndex
    private let trees: SharedTrees
    /// By file.
    private var parsed: [ParsedFile?]

    /// - Parameter trees: of the same project.
    package init(_ project: Project, _ trees: SharedTrees? = nil) {
        self.project = project
        index = project.index
        self.trees = trees ?? SharedTrees(project)
        parsed = [ParsedFile?](repeating: nil, count: project.index.files.count)
    }

    /// A file that matters for the migration, with problems or without.
    package func file(of analysis: FileAnalysis) -> ParsedFile {
        if let known = parsed[analysis.file] { return known }
        let file = ParsedFile(number: analysis.file, tree: trees.tree(of: analysis), index: index)
        parsed[analysis.file] = file
        return file
    }

    /// Any file; nil where it can't be read any more as it was, or could not be parsed.
    package func file(_ number: Int) -> ParsedFile? {
        guard index.files[number].problem == nil else { return nil }
        if let analysis = project.analysis(of: number) { return analysis.problem == nil ? file(of: analysis) : nil }
        if let known = parsed[number] { return known }
        guard let tree = trees.tree(ofUnanalyzed: number) else { return nil }
        let file = ParsedFile(number: number, tree: tree, index: index)
        parsed[number] = file
        return file
    }
}
