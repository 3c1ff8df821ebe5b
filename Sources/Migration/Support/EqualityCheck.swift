import SymbolIndex
import Syntax

/// Finds types whose own `==` leaves stored properties out: assigning an equal value of such a type notifies nobody (catalogue 41).
struct EqualityCheck {
    let project: Project

    /// The types whose `==` decides whether an assignment is a change: the type itself, and what arrays, optionals and the like hold.
    func forEachStoredType(_ type: ResolvedType, _ body: (TypeID) -> Void) {
        switch type {
        case .nominal(let id, _): body(id)
        case .optional(let inner), .array(let inner): forEachStoredType(inner, body)
        case .dictionary(let key, let value):
            forEachStoredType(key, body)
            forEachStoredType(value, body)
        case .tuple(let elements): for element in elements { forEachStoredType(element, body) }
        default: break
        }
    }

    /// True unless nobody wrote an `==`, or it mentions every stored property.
    func isPartial(_ type: TypeID) -> Bool {
        let index = project.index
        let operators = index.members(named: KnownName.equalityOperator.id, of: type)
        guard let equality = operators.first else { return false }
        guard let analysis = project.analysis(of: equality.file) else { return true }
        let offset = index.fact(equality).offset
        var mentioned: Set<NameID>?
        analysis.tree.root.walk { node in
            if node.kind == .functionDeclaration, node.anchorToken.start == offset, let body = node.child(.codeBlock) { mentioned = names(in: body) }
            return mentioned == nil
        }
        guard let mentioned else { return true }
        return !storedProperties(of: type).allSatisfy { mentioned.contains($0) }
    }

    private func names(in body: SyntaxNode) -> Set<NameID> {
        var result: Set<NameID> = []
        body.walk { node in
            if node.kind == .memberComponent { result.insert(node.name) }
            return true
        }
        return result
    }

    private func storedProperties(of type: TypeID) -> [NameID] {
        let index = project.index
        return index.types[type].declarations.flatMap { part in
            index.fact(part).memberRange.compactMap { number -> NameID? in
                let member = MemberReference(file: part.file, member: Int(number))
                let fact = index.fact(member)
                let isStored = fact.kind == .property && !fact.flags.contains(.isStatic) && !fact.flags.contains(.isComputed)
                return isStored || fact.kind == .enumCase ? index.name(of: member) : nil
            }
        }
    }
}

extension FileAnalysis {
    /// True where the name occurs in the file.
    func mentions(_ name: NameID, _ index: ProjectIndex) -> Bool { index.mentions(name, file: file) }
}
