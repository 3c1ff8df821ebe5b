import Semantics
import SymbolIndex
import Syntax

/// Views that a body gives an object which it makes, by itself, by a function or by a getter:
/// `DetailView(detail: session.makeDetail())`.
struct ObjectsFromFunctions {
    let context: FileSemantics

    private var semantics: Semantics { context.semantics }

    /// What the body around such a view comes to follow, for an observed property: what the view's initializer reads of the object, and
    /// what the function reads that the view with the body did not follow.
    func read(_ reference: Reference, _ isWanted: @escaping (InitReads.Read) -> Bool) -> InitReads.Read? {
        guard reference.isCertain, let key = reference.property, reference.types.count == 1, WrapperOwner(key.owner, context.project).kind == .view
        else { return nil }
        let type = reference.types[0]
        // Few observed properties are given such an object.
        lazy var asked = propertyReadInInit(reference, type, isWanted)
        for (made, analysis) in semantics.creations(of: key.owner) {
            guard let value = freshObject(givenTo: made, type, analysis) else { continue }
            for view in semantics.updateCode.views(running: value, in: analysis) {
                if let asked { return asked }
                guard !isMade(value, type, analysis) else { continue }
                let followed = semantics.classesFollowed(by: view).subtracting(semantics.family(of: type))
                let reads = InitReads(semantics: semantics, type: type, includesOthers: true, followed: followed, isWanted: isWanted)
                if let read = reads.property(readBy: value, in: analysis) { return read }
            }
        }
        return nil
    }

    /// The argument that makes an object of the class where the view is made.
    private func freshObject(givenTo made: ObjectCreation, _ type: TypeID, _ analysis: FileAnalysis) -> SyntaxNode? {
        let values = made.call.children.filter { $0.kind == .argument }.compactMap(\.expressionChild)
        return values.first { makesObject($0, of: type, analysis) || isMade($0, type, analysis) }
    }

    private func isMade(_ value: SyntaxNode, _ type: TypeID, _ analysis: FileAnalysis) -> Bool {
        ObjectCreation(value, in: analysis, semantics).map { semantics.family(of: type).contains($0.type) } ?? false
    }

    /// A tracked property of the class that an initializer of the view reads.
    private func propertyReadInInit(
        _ reference: Reference, _ type: TypeID, _ isWanted: (InitReads.Read) -> Bool
    ) -> InitReads.Read? {
        let reads = InitReads(semantics: semantics, type: type)
        let block = reference.node.enclosingDeclaration?.child(.memberBlock)
        for initializer in block?.children ?? .none(of: context.tree) where initializer.kind == .initializerDeclaration {
            let found = initializer.child(.codeBlock)?.first { node in
                let isName = node.kind == .identifierExpression || node.kind == .memberComponent
                return isName && reads.isRead(node, context.analysis)
                    && isWanted(InitReads.Read(property: node.name, owner: type))
            } outside: { $0.kind == .closureExpression || $0.kind == .functionDeclaration }
            if let found { return InitReads.Read(property: found.name, owner: type) }
        }
        return nil
    }

    /// A call of a function, or the name of a computed property, that gives back an object of the class which it makes.
    private func makesObject(_ value: SyntaxNode, of type: TypeID, _ analysis: FileAnalysis) -> Bool {
        let call = value.kind == .chainExpression ? value.lastChild : nil
        guard let named = call?.kind == .callComponent ? call?.previousSibling : value.lastNamed else { return false }
        return MeantDeclarations(semantics: semantics).declarations(of: named, analysis).contains { found in
            guard let (declaration, analysis) = semantics.node(of: found.member),
                let code = declaration.child(.codeBlock) ?? declaration.parent?.getterBody
            else { return false }
            return code.givesBack { isMade($0, type, analysis) }
        }
    }
}

extension SyntaxNode {
    /// True where the code of a function or a getter may give back what meets a condition: behind a `return`, or as its
    /// last statement.
    fileprivate func givesBack(_ condition: (SyntaxNode) -> Bool) -> Bool {
        if let last = lastChild, last.kind.isExpression, condition(last) { return true }
        return contains(
            where: { $0.kind == .returnStatement && $0.expressionChild.map(condition) ?? false },
            outside: { $0.kind == .closureExpression || $0.kind == .functionDeclaration })
    }
}
