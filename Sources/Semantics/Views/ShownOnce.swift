import SymbolIndex
import Syntax

/// Tells whether each value of a view is shown in one place: the body that shows it makes it, with each update anew
/// (catalogue 83). What keeps a value and shows it again gives it the object that `State(initialValue:)` was given the
/// first time, where `@StateObject` made another one.
package struct ShownOnce {
    package let semantics: Semantics

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    package func isShownOnce(_ view: TypeID) -> Bool {
        var seen: Set<NamedCode> = []
        return isShownOnce(NamedCode(name: index.types[view].name, kind: .initializer), &seen)
    }

    /// - Parameter place: what makes the value, or names what does.
    package func isShownOnce(_ place: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var seen: Set<NamedCode> = []
        return isShownOnce(place, analysis, &seen)
    }

    private func isShownOnce(_ code: NamedCode, _ seen: inout Set<NamedCode>) -> Bool {
        guard seen.insert(code).inserted else { return true }
        // A file that is not looked at may show it in any way.
        let isSeen = semantics.files(mentioning: code.name).allSatisfy { semantics.project.analysis(of: $0) != nil }
        guard isSeen || code.file != nil, let places = semantics.eventCode.places(of: code) else { return false }
        for place in places where place.isValue || !isShownOnce(place.node, place.analysis, &seen) { return false }
        return true
    }

    private func isShownOnce(_ place: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>) -> Bool {
        if place.isInPreviewMacro { return true }
        var current = place
        while let parent = current.parent {
            switch parent.kind {
            case .argument:
                guard let callee = parent.parent?.calledName else { return false }
                if SDKTypes.hosts.contains(index.text(callee.name)) { return true }
                guard isTransient(callee) else { return false }
            case .closureExpression:
                guard parent.parent?.kind == .argument else { return false }
            case .initializer, .arrayExpression, .dictionaryExpression, .tupleExpression: return false
            case .sequenceExpression:
                if parent.children.contains(where: { $0.kind == .assignmentOperator }) { return false }
            case .functionDeclaration, .accessorBlock: return isShownOnce(bodyIn: parent, analysis, &seen)
            case .memberBlock, .initializerDeclaration, .sourceFile: return false
            default: break
            }
            current = parent
        }
        return false
    }

    /// A body, or what other code names to have a view.
    private func isShownOnce(bodyIn code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>) -> Bool {
        let declaration = code.kind == .functionDeclaration ? code : code.parent?.parent
        guard let declaration, let owner = semantics.eventCode.owner(of: declaration, in: analysis) else { return false }
        let name = code.kind == .functionDeclaration ? code.name : code.parent?.firstChild?.name
        guard let name else { return false }
        if SDKMembers.bodies.contains(index.text(name)) { return true }
        if code.kind == .functionDeclaration { return isShownOnce(semantics.eventCode.code(of: code, in: analysis), &seen) }
        return isShownOnce(semantics.eventCode.member(name, .getter, of: owner, declaration, analysis), &seen)
    }

    /// A view or a modifier of the SDK that shows what it is given as long as the body around it does.
    private func isTransient(_ callee: SyntaxNode) -> Bool {
        let text = index.text(callee.name)
        guard callee.name != KnownName.`init`.id, semantics.declarations(named: callee.name).isEmpty,
            index.types(named: callee.name).isEmpty, !ClosureTakers.keeping.contains(text)
        else { return false }
        return callee.kind == .memberComponent || text.first?.isUppercase == true
    }
}
