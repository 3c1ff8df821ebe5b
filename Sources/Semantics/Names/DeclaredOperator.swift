import SymbolIndex
import Syntax

/// A function of the project that code calls by an operator.
package struct DeclaredOperator {
    package let code: ClassCode.Body
    /// The type in which it is declared.
    package let owner: TypeID?
    let isBinary: Bool
    /// True where it is declared in a type of the project, for two values of one type.
    package let isOfOwnType: Bool
    fileprivate let parameterTypes: [ResolvedType]

    init(_ code: ClassCode.Body, _ semantics: Semantics) {
        let index = semantics.index
        self.code = code
        owner = code.analysis.enclosingType(of: code.node)
        let parameters = code.node.parameters
        isBinary = parameters.count != 1
        let kind = owner.map { index.types[$0].kind }
        isOfOwnType =
            kind != nil && kind != .external && kind != .protocol
            && Set(parameters.compactMap { $0.typeChild?.text }).count == 1
        let types = semantics.types(at: code.node, code.analysis)
        parameterTypes = parameters.map { $0.typeChild.map { types.resolve($0) } ?? .unknown }
    }
}

extension Semantics {
    /// The functions of the project that an operator may mean, by the types of its operands.
    func operators(meantBy node: SyntaxNode, _ expressions: TreeTypes) -> [DeclaredOperator] {
        let isBinary = node.kind == .binaryOperator
        guard let declared = operators[isBinary ? node.text : node.tree.text(node.anchor)] else { return [] }
        let functions = declared.filter { $0.isBinary == isBinary }
        guard !functions.isEmpty, !node.isWithinArithmetic else { return functions }
        let operands = node.operands.map { (node: $0, type: expressions.type(of: $0).unwrapped) }
        guard operands.contains(where: { $0.type != .unknown || LibraryRequirements.literals(for: $0.node) != nil })
        else { return functions }
        return functions.filter { function in
            zip(operands, function.parameterTypes).allSatisfy { mayBe($0.node, of: $0.type, a: $1) }
        }
    }

    /// True where an operand may be passed for a parameter.
    private func mayBe(_ operand: SyntaxNode, of type: ResolvedType, a parameter: ResolvedType) -> Bool {
        let literals = LibraryRequirements.literals(for: operand)
        switch parameter {
        case .nominal(let owner, _) where index.types[owner].kind.hasValues:
            if let literals { return mayExpress(owner, byLiteral: literals) }
            switch type {
            case .external(_, let arguments): return !arguments.isEmpty
            case .nominal(let id, _) where isValueType(id): return mayCompare(type, by: owner)
            case .nominal(let id, _) where index.types[id].kind == .class:
                return id == owner || index.superclasses(of: id).contains(owner)
            default: return true
            }
        case .array(.nominal):
            switch type {
            case .external(_, let arguments): return !arguments.isEmpty
            case .nominal: return false
            default: return literals == nil || operand.kind == .arrayExpression
            }
        case .external(let name, _):
            switch type {
            // A value of the project is one of a type from outside by a protocol only.
            case .nominal(let id, _) where isValueType(id): return index.foreignConformances(of: id).contains(name)
            case .external(let own, _):
                // Swift converts between these two.
                let floating = ["CGFloat", "Double"]
                let names = [own, name].map { index.text($0) }
                return own == name || !SDKTypes.isConcrete(names[0]) || !SDKTypes.isNominal(names[1])
                    || names.allSatisfy { floating.contains($0) }
            default: return true
            }
        case .binding:
            switch type {
            case .external(let own, _): return !SDKTypes.isConcrete(index.text(own))
            case .nominal(let id, _): return !isValueType(id)
            default: return true
            }
        default: return true
        }
    }

    /// What Swift makes for a type itself asks the values that it holds.
    private func mayCompare(_ type: ResolvedType, by owner: TypeID) -> Bool {
        let held = heldTypes.answer(for: type)
        return held.isUnknown || held.types.contains(owner)
    }

    private func isValueType(_ type: TypeID) -> Bool { [.struct, .enum].contains(index.types[type].kind) }

    /// - Parameter labels: the first labels of the initializers that Swift calls for such a literal.
    private func mayExpress(_ type: TypeID, byLiteral labels: Set<String>) -> Bool {
        guard !labels.isEmpty else { return false }
        if index.mayHaveUnseenMembers(type)
            || index.foreignConformances(of: type).contains(where: { LibraryRequirements.isOfLiterals(index.text($0)) })
        {
            return true
        }
        return members.members(named: KnownName.`init`.id, in: type).contains { found in
            self.labels(of: found.member).first.map { labels.contains(index.text($0)) } ?? false
        }
    }
}

extension TypeSymbol.Kind {
    /// True for what the project declares and makes values of.
    fileprivate var hasValues: Bool { [.class, .struct, .enum, .actor].contains(self) }
}
