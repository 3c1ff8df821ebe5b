import SymbolIndex
import Syntax

/// The result builders of the project: their functions run, without being named, with the code that they make a value of
/// (catalogue 202, 222).
// A class, since it is shared by all who ask.
final class ResultBuilders {
    private unowned let semantics: Semantics
    private let builders: Set<TypeID>
    /// Functions and getters whose content a builder makes a value of.
    private var declared: [TypeID: [ClassCode.Body]] = [:]
    private var buildersOfCode: [SyntaxNode: TypeID] = [:]
    /// The builders of closures, by the names of the functions and types that take them.
    private var buildersByTaker: [NameID: Set<TypeID>] = [:]

    private var index: ProjectIndex { semantics.index }

    init(_ semantics: Semantics) {
        self.semantics = semantics
        let index = semantics.index
        builders = Set(index.types.indices.filter { index.hasAttribute("resultBuilder", $0) })
        guard !builders.isEmpty else { return }
        let names = Set(builders.map { index.types[$0].name })
        for number in Set(names.flatMap { semantics.files(mentioning: $0) }).sorted() {
            guard let file = semantics.file(number) else { continue }
            let analysis = semantics.analysis(of: file)
            for node in file.tree.nodes where node.kind == .attribute && names.contains(node.name) {
                for builder in builders where index.types[builder].name == node.name {
                    add(node, of: builder, analysis)
                }
            }
        }
    }

    /// The functions of the builder that run with the code of a function, a getter or a closure.
    func functions(runWith code: SyntaxNode) -> [MemberReference] {
        guard !builders.isEmpty else { return [] }
        if let builder = buildersOfCode[code] { return functions(of: builder) }
        guard code.kind == .closureExpression, let argument = code.parent, argument.kind == .argument,
            let callee = argument.parent?.calledName, let builders = buildersByTaker[callee.name]
        else { return [] }
        return builders.sorted().flatMap { functions(of: $0) }
    }

    /// Where a function of a builder runs: places in the code of functions and getters, and calls that take closures.
    func places(running code: NamedCode) -> [(node: SyntaxNode, analysis: FileAnalysis)] {
        guard let builder = code.owner, builders.contains(builder), code.isStatic, isFunction(code.name) else {
            return []
        }
        let content = (declared[builder] ?? []).map { ($0.node.firstChild ?? $0.node, $0.analysis) }
        return content + buildersByTaker.filter { $0.value.contains(builder) }.keys.sorted().flatMap { callsTaking($0) }
    }

    private func callsTaking(_ taker: NameID) -> [(SyntaxNode, FileAnalysis)] {
        semantics.analyses(mentioning: taker).flatMap { analysis in
            semantics.code(of: analysis).nodes(named: taker, in: semantics.tree(of: analysis).root).filter { node in
                guard let call = node.nextSibling, call.kind == .callComponent else { return false }
                return CallArguments(call).list.contains { $0.value.kind == .closureExpression }
            }.map { ($0, analysis) }
        }
    }

    private func functions(of builder: TypeID) -> [MemberReference] {
        index.members(of: builder).filter {
            let fact = index.fact($0)
            return fact.kind == .function && fact.flags.contains(.isStatic) && isFunction(index.name(of: $0))
        }
    }

    private func isFunction(_ name: NameID) -> Bool { index.text(name).hasPrefix("build") }

    // MARK: Attributes

    private func add(_ attribute: SyntaxNode, of builder: TypeID, _ analysis: FileAnalysis) {
        let kinds: [SyntaxKind] = [.functionDeclaration, .initializerDeclaration, .variableDeclaration, .memberBlock]
        guard let declaration = attribute.ancestor(where: { kinds.contains($0.kind) }) else { return }
        if attribute.parent != declaration {
            // Of a parameter.
            let type = analysis.enclosingType(of: declaration).map { index.types[$0].name }
            let taker = declaration.kind == .functionDeclaration ? declaration.name : type
            if declaration.kind != .memberBlock, let taker { buildersByTaker[taker, default: []].insert(builder) }
            return
        }
        if declaration.kind == .functionDeclaration {
            add(content: declaration.child(.codeBlock), of: builder, analysis, in: declaration, named: declaration.name)
        }
        for binding in declaration.children where binding.kind == .binding {
            guard let name = binding.firstChild?.name else { continue }
            add(content: binding.getterBody, of: builder, analysis, in: binding.child(.accessorBlock), named: name)
            // The memberwise initializer takes what a stored property holds.
            if binding.child(.accessorBlock) == nil, let type = analysis.enclosingType(of: declaration) {
                buildersByTaker[index.types[type].name, default: []].insert(builder)
            }
        }
    }

    /// What conforms to a protocol has the builder of the requirement.
    private func add(
        content: SyntaxNode?, of builder: TypeID, _ analysis: FileAnalysis, in declaration: SyntaxNode?,
        named name: NameID
    ) {
        if let content {
            declared[builder, default: []].append(ClassCode.Body(node: content, analysis: analysis))
            buildersOfCode[content] = builder
            if let declaration { buildersOfCode[declaration] = builder }
        }
        guard let declaration, let type = analysis.enclosingType(of: declaration), index.types[type].kind == .protocol
        else { return }
        for conformer in semantics.conformers(of: type) {
            for member in index.members(named: name, of: conformer) {
                guard let (node, analysis) = semantics.nodeInAnyFile(of: member) else { continue }
                let content = node.child(.codeBlock) ?? node.parent?.getterBody
                guard let content else { continue }
                declared[builder, default: []].append(ClassCode.Body(node: content, analysis: analysis))
                buildersOfCode[content] = builder
                buildersOfCode[node.child(.codeBlock) == nil ? content : node] = builder
            }
        }
    }
}
