import SymbolIndex
import Syntax

/// Where code outside of a type, or in an extension of it in another file, may use one of its properties by name.
package struct OutsideUses {
    package let owner: TypeID
    package let name: NameID
    package let semantics: Semantics
    /// False where a call of the name can't be one of the property's value.
    package let mayBeCalled: Bool
    /// An extension of the type in another file uses it, which `private` does not allow.
    package private(set) var isUsedByExtensionElsewhere = false
    /// A place where the property may be used through a value of the type.
    package private(set) var place: String?
    private var index: ProjectIndex { semantics.index }

    package init(of name: NameID, in owner: TypeID, semantics: Semantics, mayBeCalled: Bool = true) {
        self.owner = owner
        self.name = name
        self.semantics = semantics
        self.mayBeCalled = mayBeCalled
        find()
    }

    package var isEmpty: Bool { !isUsedByExtensionElsewhere && place == nil }

    private mutating func find() {
        guard let declaration = index.declaration(of: owner) else { return }
        let names = [name] + [semantics.name("_" + index.text(name))].compactMap { $0 }
        for number in Set(names.flatMap { semantics.files(mentioning: $0) }).sorted() {
            guard let file = semantics.file(number) else {
                place = index.files[number].path
                return
            }
            let isHome = number == declaration.file
            file.code.forEach(in: file.tree.root, where: { names.contains($0) }) { node in
                guard place == nil || !isUsedByExtensionElsewhere else { return }
                switch use(node, file, isHome: isHome, mayHold: semantics.holders.mayHold(owner, in: file)) {
                case .none: break
                case .byExtension: isUsedByExtensionElsewhere = true
                case .byValue: if place == nil { place = node.placeInFile }
                }
            }
        }
    }

    private enum Use {
        case none, byExtension, byValue
    }

    private func use(_ node: SyntaxNode, _ file: ParsedFile, isHome: Bool, mayHold: @autoclosure () -> Bool) -> Use {
        let around = file.types(around: node)
        let isWithin = around?.contains(owner) ?? false
        switch node.kind {
        case .identifierExpression:
            return isWithin && !isHome ? .byExtension : .none
        case .memberComponent:
            if isWithin, isHome { return .none }
            guard let parent = node.parent else { return .none }
            if parent.kind == .chainExpression {
                if parent.firstChild == node { return .none }
                if !mayBeCalled, node.nextSibling?.kind == .callComponent { return .none }
                let base = ExpressionTypes(file: file, search: semantics).type(ofPartsBefore: node, in: parent)
                if isWithin, base.unwrapped.typeID == owner { return .byExtension }
                return mayBeOwner(base) && (mayHold() || isBehindHost(node)) ? .byValue : .none
            }
            // A key path.
            return mayHold() ? .byValue : .none
        case .implicitMemberExpression: return .none
        default: return .none
        }
    }

    /// `controller.rootView.x`
    private func isBehindHost(_ node: SyntaxNode) -> Bool {
        guard let before = node.previousSibling else { return false }
        return SDKMembers.ofHosts.contains(index.text(before.name))
    }

    private func mayBeOwner(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let id, _): return id == owner
        case .optional(let inner), .metatype(let inner), .binding(let inner), .wrapper(let inner):
            return mayBeOwner(inner)
        case .external, .array, .dictionary, .function, .tuple: return false
        case .unknown, .uncertain, .alternatives, .constrained: return true
        }
    }
}
