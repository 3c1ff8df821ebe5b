import SymbolIndex
import Syntax

extension Semantics {
    /// True for a member of an object that the code around has made before: behind `let model = Model()`, and in an
    /// initializer that makes what a constant of its type holds, or behind `self.model = Model()`.
    package func isOfObjectMadeHere(_ member: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        if LocalName.isFreshObject(before: member) { return true }
        guard member.kind == .memberComponent, let object = member.previousSibling, object.isOfSelf,
            object.anchorToken.kind == .identifier, LocalName(object.name, at: object) == nil,
            let owner = analysis.enclosingType(of: member), isConstant(object.name, of: owner),
            let code = member.ancestor(where: { $0.kind == .closureExpression || $0.kind == .initializerDeclaration }),
            code.kind == .initializerDeclaration
        else { return false }
        let binding = index.members(named: object.name, of: owner).first.flatMap { node(of: $0)?.node.parent }
        return binding?.child(.initializer)?.expressionChild?.isCreation ?? isMade(object.name, before: member, in: code)
    }

    private func isConstant(_ name: NameID, of type: TypeID) -> Bool {
        let found = index.members(named: name, of: type)
        return index.types[type].kind == .class && found.count == 1
            && found.allSatisfy { index.fact($0).isStored && index.fact($0).flags.contains(.isLet) }
    }

    private func isMade(_ name: NameID, before member: SyntaxNode, in initializer: SyntaxNode) -> Bool {
        initializer.contains { node in
            node.name == name && node.isWrittenHere && node.firstToken < member.firstToken
                && node.wholeExpression.nextSibling?.nextSibling?.isCreation == true
        }
    }
}

extension SyntaxNode {
    /// `Model(name: name)`
    fileprivate var isCreation: Bool {
        guard kind == .chainExpression, let type = firstChild, type.kind == .identifierExpression else { return false }
        let first = type.tree.file.bytes[Int(type.range.start)]
        guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), let call = type.callOfInitializer else { return false }
        return call.nextSibling == nil
    }
}

extension LocalName {
    /// True for a member of an object on which nothing else has looked yet: `name` of `model.name` behind `let model = Model()`.
    package static func isFreshObject(before member: SyntaxNode) -> Bool {
        guard member.kind == .memberComponent, let base = member.parent?.firstChild, base.kind == .identifierExpression,
            base.nextSibling == member
        else { return false }
        return LocalName(base.name, at: base)?.initialValue?.isCreation ?? false
    }
}
