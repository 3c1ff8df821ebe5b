import Semantics
import SymbolIndex
import Syntax

/// Views that get an object, and bodies that put one into the environment, from whatever code of the project makes it:
/// `DetailView(detail: session.makeDetail())`.
struct ObjectsFromFunctions {
    let context: FileSemantics

    private var semantics: Semantics { context.semantics }

    /// What gets such objects.
    struct Keeper {
        let node: SyntaxNode
        let types: [TypeID]
        /// Of a view; nil for the environment.
        var property: PropertyKey?
        /// It keeps the first object, and others are dropped.
        var isState = false
        /// The property holds something that holds the object.
        var isAround = false
    }

    /// Objects of one class that are made for it.
    struct Made {
        let keeper: Keeper
        let type: TypeID
        fileprivate(set) var values: [Value] = []
        /// The default of a state, which Xcode 27 makes once.
        fileprivate(set) var isMadeLateInNewEdition = false
    }

    /// What gives such an object, behind the locals that hold it.
    struct Value {
        let code: ClassCode.Body
        let making: MadeObjects.Making
        /// The view makes it where it is made itself.
        var isOfView = false
    }

    var all: [Made] { keepers.flatMap { objects(for: $0) + objectsOfView(for: $0) } }

    // MARK: What gets objects

    private var keepers: [Keeper] {
        let wrappers: [LegacyWrapper] = [.observedObject, .stateObject]
        let properties = wrappers.flatMap { wrapper in
            context.references(.wrapperProperty(wrapper)).compactMap { reference -> Keeper? in
                guard let key = reference.property, isView(key.owner) else { return nil }
                return Keeper(
                    node: reference.node, types: reference.types, property: key, isState: wrapper == .stateObject)
            }
        }
        let injections = context.references(.injection).map { Keeper(node: $0.node, types: $0.types) }
        return properties + otherProperties + injections
    }

    private func isView(_ type: TypeID) -> Bool { WrapperOwner(type, context.project).kind == .view }

    /// Those that hold a model behind no legacy wrapper: they only give it on, or its class is `@Observable` already.
    private var otherProperties: [Keeper] {
        Set(context.analysis.typeOfNode.values).sorted().filter { isView($0) }.flatMap { view in
            context.index.members(of: view).compactMap { member in
                guard context.index.fact(member).isStored, member.file == context.analysis.file,
                    !context.index.fact(member).attributes.contains(where: { LegacyWrapper($0) != nil })
                else { return nil }
                let found = MemberResolver.Found(owner: view, member: member)
                let models = semantics.modelsWithin(semantics.members.type(of: found))
                guard !models.isEmpty, let node = semantics.node(of: member)?.node else { return nil }
                let attributes = context.index.fact(member).attributes
                return Keeper(
                    node: node, types: models,
                    property: PropertyKey(owner: view, name: context.index.name(of: member)),
                    isState: attributes.contains(KnownName.State.id), isAround: !isModelOrList(found))
            }
        }
    }

    private func isModelOrList(_ found: MemberResolver.Found) -> Bool {
        var type = semantics.members.type(of: found).unwrapped
        if case .array(let element) = type { type = element.unwrapped }
        return type.typeID.map { semantics.isModel($0) } ?? false
    }

    // MARK: What makes them

    /// By what calls of the view's initializer, or that of `environmentObject`, are given.
    private func objects(for keeper: Keeper) -> [Made] {
        var made = keeper.types.map { Made(keeper: keeper, type: $0) }
        for (call, analysis) in calls(giving: keeper) {
            for value in call.children.filter({ $0.kind == .argument }).compactMap(\.expressionChild) {
                let value = ClassCode.Body(node: MadeObjects.value(behind: value), analysis: analysis)
                for number in made.indices {
                    let making = making(of: made[number].type, for: value)
                    guard !making.places.isEmpty || !making.conditions.isEmpty else { continue }
                    made[number].values.append(Value(code: value, making: making))
                }
            }
        }
        return made.filter { !$0.values.isEmpty }
    }

    private func calls(giving keeper: Keeper) -> [(SyntaxNode, FileAnalysis)] {
        if let view = keeper.property?.owner {
            return semantics.creations(of: view).map { ($0.made.call, $0.analysis) }
        }
        guard let call = keeper.node.nextSibling, call.kind == .callComponent else { return [] }
        return [(call, context.analysis)]
    }

    /// By the view's own code. What that makes without a function is found where it is made (`ObjectsMadeInUpdates`).
    private func objectsOfView(for keeper: Keeper) -> [Made] {
        guard let property = keeper.property else { return [] }
        let values = valuesSetByInitializers(property).map { ($0, isDefault: false) }
        let isMadeLate = keeper.isState && context.options.xcodeVersion >= 27 // 80
        let defaults = isMadeLate ? [] : defaultValue(of: property).map { [($0, isDefault: true)] } ?? []
        return (values + defaults).flatMap { value, isDefault in
            keeper.types.compactMap { type in
                let value = ClassCode.Body(node: value, analysis: context.analysis)
                let making = making(of: type, for: value)
                guard !making.places.allSatisfy({ isMadeWithView($0, property.owner) }),
                    !keeper.isAround || isMadeInUpdates(value)
                else { return nil }
                return Made(
                    keeper: keeper, type: type, values: [Value(code: value, making: making, isOfView: true)],
                    isMadeLateInNewEdition: isDefault && keeper.isState)
            }
        }
    }

    private func isMadeInUpdates(_ value: ClassCode.Body) -> Bool {
        !semantics.updateCode.views(running: value.node, in: value.analysis).isEmpty
    }

    private func isMadeWithView(_ place: MadeObjects.Place, _ view: TypeID) -> Bool {
        ViewUpdate.isInInit(place.node) && place.analysis.enclosingType(of: place.node) == view
    }

    private func defaultValue(of property: PropertyKey) -> SyntaxNode? {
        let members = context.index.members(named: property.name, of: property.owner)
        guard members.count == 1, let member = members.first, member.file == context.analysis.file else { return nil }
        return semantics.node(of: member)?.node.parent?.child(.initializer)?.expressionChild
    }

    /// `model = makeModel()`, `_model = State(initialValue: makeModel())`
    private func valuesSetByInitializers(_ property: PropertyKey) -> [SyntaxNode] {
        semantics.parts(of: property.owner, in: context.analysis).flatMap { part in
            semantics.assignments(to: property.name, byInitializersIn: part, of: property.owner, context.code)
        }.compactMap(\.value)
    }

    private func making(of type: TypeID, for value: ClassCode.Body) -> MadeObjects.Making {
        MadeObjects(semantics).making(for: value.node, value.analysis, oneOf: semantics.family(of: type))
    }

    // MARK: What making them reads

    /// What the body around such a view comes to follow: what the view's initializer reads of the object, and what the
    /// function reads that the view with the body did not follow.
    func read(of made: Made, _ isWanted: @escaping (InitReads.Read) -> Bool) -> InitReads.Read? {
        // Few properties are given such an object.
        lazy var asked = propertyReadInInit(made, isWanted)
        for value in made.values {
            // The wrapper of a state ran it once, and that of others with each update of whatever view.
            if value.isOfView {
                if let read = read(making: value, made, followed: [], isWanted) { return read }
                continue
            }
            for view in semantics.updateCode.views(running: value.code.node, in: value.code.analysis) {
                if let asked { return asked }
                // Found where it stands (`ObjectsMadeInUpdates`).
                guard !isMade(value) else { continue }
                let followed = semantics.classesFollowed(by: view).subtracting(semantics.family(of: made.type))
                if let read = read(making: value, made, followed: followed, isWanted) { return read }
            }
        }
        return nil
    }

    private func read(
        making value: Value, _ made: Made, followed: Set<TypeID>, _ isWanted: @escaping (InitReads.Read) -> Bool
    ) -> InitReads.Read? {
        let others = InitReads(
            semantics: semantics, type: made.type, includesOthers: true, followed: followed, isWanted: isWanted)
        guard made.keeper.isState else { return read(making: value, others) }
        // What the object only reads makes it for nothing, what it sets as well goes round.
        let own = InitReads(semantics: semantics, type: made.type, isWanted: isWanted)
        return read(making: value, own) ?? read(making: value, others)
    }

    private func read(making value: Value, _ reads: InitReads) -> InitReads.Read? {
        let making = value.making
        // Which function a protocol's means, the value's own code does not tell for certain.
        let code = making.places.isEmpty ? [] : [value.code] + making.code
        return reads.property(readBy: code + making.conditions, makingAt: making.places)
    }

    /// `Model()`, `.init()` in a body, or in an initializer of a view.
    private func isMade(_ value: Value) -> Bool {
        let node = value.code.node
        return (ViewUpdate.contains(node) || ViewUpdate.isInInit(node))
            && value.making.places.contains { $0.node == node }
            && node.children.first { $0.kind == .callComponent } == node.lastChild
    }

    /// A tracked property of the class that an initializer of the view reads.
    private func propertyReadInInit(_ made: Made, _ isWanted: @escaping (InitReads.Read) -> Bool) -> InitReads.Read? {
        guard made.keeper.property != nil else { return nil }
        let reads = InitReads(semantics: semantics, type: made.type, isWanted: isWanted)
        let block = made.keeper.node.enclosingDeclaration?.child(.memberBlock)
        var found: InitReads.Read?
        for initializer in block?.children ?? .none(of: context.tree) where initializer.kind == .initializerDeclaration
        {
            _ = initializer.child(.codeBlock)?.first { node in
                guard node.kind == .identifierExpression || node.kind == .memberComponent else { return false }
                found = reads.property(readAt: node, context.analysis)
                return found != nil
            } outside: {
                $0.kind == .closureExpression || $0.kind == .functionDeclaration
            }
            if found != nil { return found }
        }
        return nil
    }
}
