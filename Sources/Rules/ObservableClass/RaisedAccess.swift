import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `private` → `fileprivate` for a class and all types around it: the macro's extension stands outside of them and
/// names the whole path (catalogue 8, 203).
///
/// Private types that signatures within them name are raised too, since a declaration may not be seen farther than the
/// types in it.
struct RaisedAccess {
    let context: FileSemantics
    let id: TypeID
    /// Private types and aliases nested in the types of the path, by their names.
    private let candidates: [NameID: [SyntaxNode]]
    private let path: [TypeID]
    /// The declarations that become visible to the file.
    private var raised: [SyntaxNode] = []

    init(_ id: TypeID, _ context: FileSemantics) {
        self.context = context
        self.id = id
        path = context.index.enclosingTypes(of: id)
        var candidates: [NameID: [SyntaxNode]] = [:]
        for type in path {
            for block in context.semantics.parts(of: type, in: context.analysis).compactMap({ $0.child(.memberBlock) })
            {
                for member in RaisedAccess.members(of: block) where RaisedAccess.isPrivateType(member) {
                    candidates[member.name, default: []].append(member)
                }
            }
        }
        self.candidates = candidates
        raised = findRaised()
    }

    /// One for each modifier; none where the file sees all of the path.
    var edits: [TextEdit] {
        raised.compactMap { RaisedAccess.modifier($0) }.map { context.editing.replaceToken($0.anchor, "fileprivate") }
    }

    /// True where a name may mean something else once more of the file sees the types: it stands outside of the type
    /// around them, another type of the file may inherit them, or a protocol may ask for a type of the name.
    var mayBeNoticed: Bool {
        let index = context.index
        guard !raised.isEmpty else { return false }
        let around = path.dropFirst()
        let parts = around.flatMap { context.semantics.parts(of: $0, in: context.analysis) }
        let isInherited = around.contains { index.types[$0].kind == .class && !index.directSubclasses(of: $0).isEmpty }
        let isAsked = around.contains { type in
            index.inheritedTypes(of: type).contains { index.types[$0].kind == .protocol }
                || index.foreignConformances(of: type).contains { name in
                    raised.contains { SDKProtocols.mayAsk(index.text(name), forType: index.text($0.name)) }
                }
        }
        guard !isInherited, !isAsked, !parts.isEmpty else { return true }
        return raised.contains { declaration in
            context.code.contains(declaration.name, in: context.tree.root) { name in
                !parts.contains { $0.encloses(name) }
            }
        }
    }

    private func findRaised() -> [SyntaxNode] {
        let index = context.index
        let hidden = path.filter { index.types[$0].access == .private && index.types[$0].parent != nil }
        guard !hidden.isEmpty else { return [] }
        var raised: [SyntaxNode] = []
        var waiting = hidden.flatMap { candidates[index.types[$0].name] ?? [] }
        while let next = waiting.popLast() {
            guard !raised.contains(next) else { continue }
            raised.append(next)
            waiting += mentions(in: next).flatMap { candidates[$0] ?? [] }
        }
        return raised
    }

    /// The names in what others see of a declaration: not in the bodies of functions, nor in what is private itself.
    private func mentions(in declaration: SyntaxNode) -> Set<NameID> {
        var names: Set<NameID> = []
        declaration.walk { node in
            if node != declaration, node.parent?.kind == .memberBlock, RaisedAccess.modifier(node) != nil {
                return false
            }
            switch node.kind {
            case .codeBlock, .accessorBlock: return false
            case .typeComponent, .identifierExpression, .memberComponent: names.insert(node.name)
            default: names.formUnion(typesOfMembers(of: node))
            }
            return true
        }
        return names
    }

    /// The names of the types that members have, which need not be written.
    private func typesOfMembers(of node: SyntaxNode) -> Set<NameID> {
        guard node.kind.isTypeDeclaration, let type = context.analysis.typeOfNode[node.index] else { return [] }
        var names: Set<NameID> = []
        for member in context.index.members(of: type) where context.index.fact(member).access > .private {
            let resolved = context.semantics.members.type(
                of: MemberResolver.Found(owner: type, member: member), isImplicitSelf: true)
            resolved.forEachType { names.insert(context.index.types[$0].name) }
        }
        return names
    }

    /// The members of a block, those in `#if` too.
    private static func members(of block: SyntaxNode) -> [SyntaxNode] {
        block.children.flatMap { member in
            member.kind == .conditionalCompilation || member.kind == .conditionalCompilationClause
                ? members(of: member) : [member]
        }
    }

    private static func isPrivateType(_ member: SyntaxNode) -> Bool {
        guard
            member.kind == .typealiasDeclaration
                || member.kind.isTypeDeclaration && member.kind != .extensionDeclaration
        else { return false }
        return modifier(member) != nil
    }

    private static func modifier(_ member: SyntaxNode) -> SyntaxNode? {
        member.children.first {
            $0.kind == .modifier && $0.name == KnownName.private.id && $0.endToken - $0.firstToken == 1
        }
    }
}
