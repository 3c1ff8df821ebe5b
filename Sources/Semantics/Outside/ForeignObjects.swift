import SymbolIndex
import Syntax

/// Objects of packages and SDKs whose sources are not read: what they show changes without telling a view, as far as is
/// known (catalogue 45, 213).
///
/// Nothing says whether a type from outside is a class. Code that sets a member through a constant does: `let map =
/// Map(); map.item = item`. What an SDK declares is often set up where it is made, and never changed after that.
struct ForeignObjects {
    private let name: NameID
    private let semantics: Semantics

    private static let question = SharedQuestion<NameID, Bool>()

    /// True for a type of which the project sets members through constants, so that its values are objects that change;
    /// also for what is fetched from a database.
    static func mayChange(_ name: NameID, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(question, name) { ForeignObjects(name: name, semantics: semantics).isChanged }
    }

    private var isChanged: Bool {
        guard !SDKTypes.values.contains(semantics.index.text(name)) else { return false }
        let isOfPackage = semantics.mayBeOfPackage(name)
        return semantics.files(mentioning: name).contains { number in
            guard !semantics.index.isOfTests(number), let file = semantics.file(number) else { return false }
            return isChanged(in: file, countsNewObjects: isOfPackage)
        }
    }

    private func isChanged(in file: ParsedFile, countsNewObjects: Bool) -> Bool {
        file.tree.root.contains { node in
            guard node.kind == .memberComponent, node.nextSibling == nil, node.writeForm.isAssignment,
                let base = node.partBeforeUnwrapping
            else { return false }
            guard base == node.parent?.firstChild, isConstant(base, in: file) else { return false }
            let types = TreeTypes(members: semantics.members, place: file.place(of: node))
            guard case .external(let type, _) = types.type(before: node).unwrapped, type == name else { return false }
            return countsNewObjects || !semantics.isOfObjectMadeHere(node, in: semantics.analysis(of: file))
        }
    }

    /// True for a name whose own value can't be set: what is set of it is state of an object.
    private func isConstant(_ base: SyntaxNode, in file: ParsedFile) -> Bool {
        guard base.kind == .identifierExpression, base.name != KnownName.`self`.id else { return false }
        if let local = LocalName(base.name, at: base) { return local.isConstant }
        guard
            let found = file.types(around: base)?.lazy.compactMap({
                semantics.members.firstMember(named: base.name, in: $0)
            }).first
        else { return false }
        return semantics.index.fact(found.member).flags.contains(.isLet)
    }
}

extension LocalName {
    /// A parameter, or what `let` binds; what a closure is given may be `inout`.
    fileprivate var isConstant: Bool {
        switch declaration.kind {
        case .binding: return declaration.parent?.name == KnownName.let.id
        case .parameter: return !(annotation?.text.hasPrefix("inout") ?? true)
        case .identifierPattern:
            guard let binding = declaration.parent,
                binding.kind == .forStatement || binding.kind == .optionalBindingCondition
            else { return false }
            let tree = declaration.tree
            return !(binding.firstToken..<declaration.firstToken).contains { tree.text($0) == "var" }
        default: return false
        }
    }
}

extension WriteForm? {
    fileprivate var isAssignment: Bool {
        switch self {
        case .assigned, .operated: true
        case nil, .called, .handedOver: false
        }
    }
}
