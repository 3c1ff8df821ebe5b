import SymbolIndex
import Syntax

/// Objects of packages whose sources are not read: what they show changes without telling a view, as far as anybody
/// knows (catalogue 45, 213).
///
/// Nothing says whether a type from outside is a class. Code that sets a member through a constant does: `let map =
/// Map(); map.item = item`.
struct ForeignObjects {
    private let name: NameID
    private let semantics: Semantics

    private static let question = Question<NameID, Bool>()

    /// True for a type of a package of which the project sets members through constants, so that its values are
    /// objects that change.
    static func mayChange(_ name: NameID, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(question, name) { ForeignObjects(name: name, semantics: semantics).isChanged }
    }

    private var isChanged: Bool {
        guard !SDKTypes.values.contains(semantics.index.text(name)), semantics.mayBeOfPackage(name)
        else { return false }
        return semantics.files(mentioning: name).contains { number in
            !semantics.index.isOfTests(number) && semantics.file(number).map { isChanged(in: $0) } ?? false
        }
    }

    private func isChanged(in file: ParsedFile) -> Bool {
        file.tree.root.contains { node in
            guard node.kind == .memberComponent, node.writeForm.isAssignment, let base = node.previousSibling,
                base == node.parent?.firstChild, isConstant(base, in: file)
            else { return false }
            let types = TreeTypes(members: semantics.members, place: file.place(of: node))
            guard case .external(let type, _) = types.type(before: node) else { return false }
            return type == name
        }
    }

    /// True for a name whose own value can't be set: what is set of it is state of an object.
    private func isConstant(_ base: SyntaxNode, in file: ParsedFile) -> Bool {
        guard base.kind == .identifierExpression, base.name != KnownName.`self`.id else { return false }
        if let local = LocalName(base.name, at: base) {
            return local.declaration.kind == .binding && local.declaration.parent?.name == KnownName.let.id
        }
        guard
            let found = file.types(around: base)?.lazy.compactMap({
                semantics.members.firstMember(named: base.name, in: $0)
            }).first
        else { return false }
        return semantics.index.fact(found.member).flags.contains(.isLet)
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
