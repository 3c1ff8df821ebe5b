import SymbolIndex
import Syntax

/// A place in a view's body that shows what nobody announces, and what is shown.
struct SilentRead {
    let node: SyntaxNode
    let storage: SilentStorage
}

extension RuleContext {
    /// Where the code of a view reads what somebody changes and nobody announces, in the order of the source; nested types are views of their own.
    func silentReads(in view: SyntaxNode, of owner: TypeID) -> [SilentRead] {
        if let known = silentReads[view.index] { return known }
        let finder = SilentStorageFinder(context: self, type: owner)
        let candidates = silentCandidates(in: view, search.names.changedProperties, search.names.changedGlobals)
        let reads = candidates.compactMap { node -> SilentRead? in
            guard node.enclosingDeclaration == view, let (storage, isWrite) = finder.storage(of: node), !isWrite, project.mayChange(storage), node.isInBody
            else { return nil }
            return SilentRead(node: node, storage: storage)
        }
        silentReads[view.index] = reads
        return reads
    }

    /// True where code may name a value that nobody announces.
    func mayNameSilentStorage(in root: SyntaxNode) -> Bool {
        !silentCandidates(in: root, search.names.silentProperties, search.names.silentGlobals).isEmpty
    }

    /// The names and chains that may be such a value, by the names in them alone.
    private func silentCandidates(in root: SyntaxNode, _ properties: NameSet, _ globals: NameSet) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        let label = search.names.defaultsLabel
        let accessor = search.names.defaultsAccessor
        code.forEach(in: root, where: { properties.contains($0) || globals.contains($0) || $0 == label || $0 == accessor }) { node in
            switch node.kind {
            case .identifierExpression where node.isDefaultsAccessor(search.names): if let chain = node.parent { found.append(chain) }
            case .memberComponent: if properties.contains(node.name), let chain = node.parent, chain.kind == .chainExpression { found.append(chain) }
            case .identifierExpression: if globals.contains(node.name) { found.append(node) }
            case .argument: if let chain = node.chainAskingDefaults(search.names) { found.append(chain) }
            default: break
            }
        }
        return found.isEmpty ? [] : SyntaxNode.inSourceOrder(found)
    }
}

extension SyntaxNode {
    /// Code of a function or a getter: default values of properties are made once, or by the parent.
    var isInBody: Bool {
        guard let member = ancestor(where: { $0.parent?.kind == .memberBlock }) else { return false }
        switch member.kind {
        case .functionDeclaration: return ancestor { $0.kind == .codeBlock } != nil
        case .variableDeclaration: return ancestor { $0.kind == .accessorBlock } != nil
        default: return false
        }
    }

    /// `Defaults` of `Defaults[.key]`.
    func isDefaultsAccessor(_ names: DeclaredNames) -> Bool {
        kind == .identifierExpression && name == names.defaultsAccessor && nextSibling?.kind == .subscriptComponent
    }

    /// For the argument `forKey: key` the chain that it stands in.
    func chainAskingDefaults(_ names: DeclaredNames) -> SyntaxNode? {
        guard kind == .argument, name == names.defaultsLabel, let call = parent, call.kind == .callComponent, let chain = call.parent, chain.kind == .chainExpression
        else { return nil }
        return chain
    }
}
