import Semantics
import SymbolIndex
import Syntax

/// Views that a body gives an object which it makes, by itself or by whatever code of the project it runs:
/// `DetailView(detail: session.makeDetail())`.
struct ObjectsFromFunctions {
    let context: FileSemantics

    private var semantics: Semantics { context.semantics }

    /// Objects of one class that are made where views with an observed property are.
    struct Made {
        let type: TypeID
        fileprivate(set) var values: [Value] = []
    }

    /// What gives such an object, behind the locals that hold it.
    struct Value {
        let code: ClassCode.Body
        let places: [MadeObjects.Place]
    }

    func objects(for reference: Reference) -> [Made] {
        guard let key = reference.property, WrapperOwner(key.owner, context.project).kind == .view else { return [] }
        var made = reference.types.map { Made(type: $0) }
        for (creation, analysis) in semantics.creations(of: key.owner) {
            for value in creation.call.children.filter({ $0.kind == .argument }).compactMap(\.expressionChild) {
                let value = ClassCode.Body(node: MadeObjects.value(behind: value), analysis: analysis)
                // The first argument that is one.
                let places = made.lazy.map { self.places(making: $0.type, for: value) }
                guard let number = places.firstIndex(where: { !$0.isEmpty }) else { continue }
                made[number].values.append(Value(code: value, places: places[number]))
                break
            }
        }
        return made.filter { !$0.values.isEmpty }
    }

    private func places(making type: TypeID, for value: ClassCode.Body) -> [MadeObjects.Place] {
        MadeObjects(semantics).places(makingFor: value.node, value.analysis, oneOf: semantics.family(of: type))
    }

    /// What the body around such a view comes to follow: what the view's initializer reads of the object, and what the
    /// function reads that the view with the body did not follow.
    func read(
        of made: Made, _ reference: Reference, _ isWanted: @escaping (InitReads.Read) -> Bool
    ) -> InitReads.Read? {
        // Few observed properties are given such an object.
        lazy var asked = propertyReadInInit(reference, made.type, isWanted)
        for value in made.values {
            for view in semantics.updateCode.views(running: value.code.node, in: value.code.analysis) {
                if let asked { return asked }
                guard !isMade(value.code, made.type) else { continue }
                let followed = semantics.classesFollowed(by: view).subtracting(semantics.family(of: made.type))
                let reads = InitReads(
                    semantics: semantics, type: made.type, includesOthers: true, followed: followed, isWanted: isWanted)
                if let read = reads.property(readBy: value.code) { return read }
                for place in value.places { if let read = reads.property(readMakingAt: place) { return read } }
            }
        }
        return nil
    }

    private func isMade(_ value: ClassCode.Body, _ type: TypeID) -> Bool {
        let creation = ObjectCreation(value.node, in: value.analysis, semantics)
        return creation.map { semantics.family(of: type).contains($0.type) } ?? false
    }

    /// A tracked property of the class that an initializer of the view reads.
    private func propertyReadInInit(
        _ reference: Reference, _ type: TypeID, _ isWanted: (InitReads.Read) -> Bool
    ) -> InitReads.Read? {
        let reads = InitReads(semantics: semantics, type: type)
        let block = reference.node.enclosingDeclaration?.child(.memberBlock)
        for initializer in block?.children ?? .none(of: context.tree) where initializer.kind == .initializerDeclaration
        {
            let found = initializer.child(.codeBlock)?.first { node in
                let isName = node.kind == .identifierExpression || node.kind == .memberComponent
                return isName && reads.isRead(node, context.analysis)
                    && isWanted(InitReads.Read(property: node.name, owner: type))
            } outside: {
                $0.kind == .closureExpression || $0.kind == .functionDeclaration
            }
            if let found { return InitReads.Read(property: found.name, owner: type) }
        }
        return nil
    }
}
