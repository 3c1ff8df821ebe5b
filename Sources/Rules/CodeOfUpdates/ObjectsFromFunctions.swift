import Semantics
import SymbolIndex
import Syntax

/// Views that a body gives an object which it makes, by itself, by a function or by a getter:
/// `DetailView(detail: session.makeDetail())`.
struct ObjectsFromFunctions {
    let context: FileSemantics

    private var semantics: Semantics { context.semantics }

    /// Objects of one class that are made where views with an observed property are.
    struct Made {
        let type: TypeID
        /// What makes each, behind the locals that hold it.
        fileprivate(set) var values: [ClassCode.Body] = []
    }

    func objects(for reference: Reference) -> [Made] {
        guard let key = reference.property, WrapperOwner(key.owner, context.project).kind == .view else { return [] }
        var made = reference.types.map { Made(type: $0) }
        for (creation, analysis) in semantics.creations(of: key.owner) {
            for value in creation.call.children.filter({ $0.kind == .argument }).compactMap(\.expressionChild) {
                let origin = value.valueOfLocal
                let types = typesMade(by: origin, analysis)
                // The first argument that is one.
                guard let number = made.firstIndex(where: { !semantics.family(of: $0.type).isDisjoint(with: types) })
                else { continue }
                made[number].values.append(ClassCode.Body(node: origin, analysis: analysis))
                break
            }
        }
        return made.filter { !$0.values.isEmpty }
    }

    /// What the body around such a view comes to follow: what the view's initializer reads of the object, and what the
    /// function reads that the view with the body did not follow.
    func read(
        of made: Made, _ reference: Reference, _ isWanted: @escaping (InitReads.Read) -> Bool
    ) -> InitReads.Read? {
        // Few observed properties are given such an object.
        lazy var asked = propertyReadInInit(reference, made.type, isWanted)
        for value in made.values {
            for view in semantics.updateCode.views(running: value.node, in: value.analysis) {
                if let asked { return asked }
                guard !isMade(value.node, made.type, value.analysis) else { continue }
                let followed = semantics.classesFollowed(by: view).subtracting(semantics.family(of: made.type))
                let reads = InitReads(
                    semantics: semantics, type: made.type, includesOthers: true, followed: followed, isWanted: isWanted)
                if let read = reads.property(readBy: value.node, in: value.analysis) { return read }
            }
        }
        return nil
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

    // MARK: What makes objects

    /// What an expression makes by itself, and the functions and computed properties of which it gives on what they give back.
    private struct Origin {
        var made: Set<TypeID> = []
        var declarations: [MemberReference] = []
    }

    private static let given = Question<MemberReference, Origin>()
    private static let madeBy = Question<MemberReference, Set<TypeID>>()

    /// The legacy classes of which an expression makes an object: a call of an initializer or a function, or the name
    /// of a computed property, that gives one back.
    private func typesMade(by value: SyntaxNode, _ analysis: FileAnalysis) -> Set<TypeID> {
        let origin = self.origin(of: value, analysis)
        return origin.declarations.reduce(into: origin.made) { $0.formUnion(typesMade(by: $1)) }
    }

    private func typesMade(by declaration: MemberReference) -> Set<TypeID> {
        semantics.answers.answer(ObjectsFromFunctions.madeBy, declaration) {
            var types: Set<TypeID> = []
            var seen: Set = [declaration]
            var waiting = [declaration]
            while let next = waiting.popLast() {
                let origin = semantics.answers.answer(ObjectsFromFunctions.given, next) { self.origin(ofResult: next) }
                types.formUnion(origin.made)
                waiting += origin.declarations.filter { seen.insert($0).inserted }
            }
            return types
        }
    }

    private func origin(ofResult declaration: MemberReference) -> Origin {
        guard let (node, analysis) = semantics.node(of: declaration),
            let code = node.child(.codeBlock) ?? node.parent?.getterBody
        else { return Origin() }
        let values = code.valuesGivenBack.filter { $0.text != "nil" }
        // What it keeps beside others that it gives back it made once.
        let anew = values.count == 1 ? values : values.filter { !isKept($0, in: code) }
        return anew.reduce(into: Origin()) { result, value in
            let origin = self.origin(of: value.valueOfLocal, analysis)
            result.made.formUnion(origin.made)
            result.declarations += origin.declarations
        }
    }

    private func origin(of value: SyntaxNode, _ analysis: FileAnalysis) -> Origin {
        if let made = ObjectCreation(value, in: analysis, semantics)?.type {
            return Origin(made: context.legacy.classes[made] == nil ? [] : [made])
        }
        let call = value.kind == .chainExpression ? value.lastChild : nil
        guard let named = call?.kind == .callComponent ? call?.previousSibling : value.lastNamed,
            mayBeObject(semantics.types(at: value, analysis).type(of: value))
        else { return Origin() }
        return Origin(declarations: MeantDeclarations(semantics: semantics).declarations(of: named, analysis).map(\.member))
    }

    /// `self.detail = detail` of a local that is given back.
    private func isKept(_ value: SyntaxNode, in code: SyntaxNode) -> Bool {
        value.kind == .identifierExpression && code.contains { node in
            node.kind == .identifierExpression && node.name == value.name
                && node.previousSibling?.kind == .assignmentOperator
        }
    }

    private func mayBeObject(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .external, .array, .dictionary, .tuple, .function: false
        case .nominal(let id, _): [.class, .protocol].contains(context.index.types[id].kind)
        default: true
        }
    }
}

extension SyntaxNode {
    /// `makeModel()` of `model` behind `let model = makeModel()`, and where `if let` binds it; else the expression.
    fileprivate var valueOfLocal: SyntaxNode {
        guard kind == .identifierExpression, let value = LocalName(name, at: self)?.initialValue else { return self }
        return value.valueOfLocal
    }
}
