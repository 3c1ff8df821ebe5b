import Syntax

/// What each type inherits from and conforms to, by the one walk that answers this: through superclasses, protocols,
/// what these ask of `Self`, aliases with the compositions behind them, and extensions, also those of types from
/// outside.
struct Hierarchy: Sendable {
    /// For each type the types whose members it surely has, nearest first: itself, superclasses, protocols, types from
    /// outside that are extended.
    private(set) var lookUpOrder: [[TypeID]] = []
    /// For each type itself and those of the project that it inherits from or may, where a name is uncertain, nearest
    /// first.
    private(set) var types: [[TypeID]] = []
    /// For each type the names from outside that it inherits, nearest first; of a type from outside its own as well.
    private(set) var foreignNames: [[NameID]] = []
    /// The classes directly below each class.
    private(set) var directSubclasses: [TypeID: [TypeID]] = [:]

    init() {}

    /// The hierarchy of an index whose types know what they inherit.
    init(of index: ProjectIndex) {
        for type in index.types.indices {
            let walk = Walk(from: type, in: index)
            lookUpOrder.append(walk.order)
            types.append(walk.types)
            foreignNames.append(walk.foreignNames)
            if let base = index.types[type].superclass { directSubclasses[base, default: []].append(type) }
        }
    }

    /// The types whose members a type surely has, also while it is still told what types inherit.
    static func lookUpOrder(of type: TypeID, in index: ProjectIndex) -> [TypeID] {
        let known = index.hierarchy.lookUpOrder
        return known.isEmpty ? Walk(from: type, in: index).order : known[type]
    }

    private struct Walk {
        private let index: ProjectIndex
        private(set) var order: [TypeID] = []
        private(set) var types: [TypeID] = []
        private(set) var foreignNames: [NameID] = []
        private var reached: [TypeID] = []
        private var namesOfOne: [NameID] = []
        private var isCertain = true
        private var meetsUncertain = false

        init(from type: TypeID, in index: ProjectIndex) {
            self.index = index
            reach(from: type)
            order = reached
            if meetsUncertain {
                isCertain = false
                reach(from: type)
            }
            let isOfProject = reached.allSatisfy { $0 == type || index.types[$0].kind != .external }
            types = isOfProject ? reached : reached.filter { $0 == type || index.types[$0].kind != .external }
        }

        private mutating func reach(from type: TypeID) {
            reached = [type]
            var position = 0
            while position < reached.count, reached.count < Limits.inheritedTypes {
                // Field by field: a whole symbol is copied with its lists.
                let next = reached[position]
                position += 1
                namesOfOne.removeAll(keepingCapacity: true)
                if index.types[next].kind == .external { namesOfOne.append(index.types[next].name) }
                if let base = index.types[next].superclass { add(base) }
                for entry in index.types[next].inherited { add(entry.type) }
                for required in index.types[next].requiredOfSelf { add(required) }
                for name in namesOfOne {
                    if !foreignNames.contains(name) { foreignNames.append(name) }
                    if let extended = index.externalTypes[name] { add(extended) }
                }
            }
        }

        private mutating func add(_ type: ResolvedType) {
            switch type {
            case .nominal(let base, _): add(base)
            case .uncertain(let base): if isCertain { meetsUncertain = true } else { add(base) }
            case .external(let name, _): namesOfOne.append(name)
            case .constrained(let parts): for part in parts { add(part) }
            default: break
            }
        }

        private mutating func add(_ type: TypeID) { if !reached.contains(type) { reached.append(type) } }
    }
}

extension TypeSymbol {
    /// What stands in the inheritance clauses of the type and is asked of `Self`, with compositions in their parts.
    public var directlyInherited: [ResolvedType] {
        inherited.flatMap(\.type.conjuncts) + requiredOfSelf.flatMap(\.conjuncts)
    }
}

extension ProjectIndex {
    /// For each type the types whose members it surely has, nearest first.
    var lookUpOrder: [[TypeID]] { hierarchy.lookUpOrder }

    /// The type, its superclasses, and the protocols of the project that it conforms to, as far as the sources tell;
    /// nearest first.
    public func inheritedTypes(of type: TypeID) -> [TypeID] { hierarchy.types[type] }

    /// True where a type is another one, inherits from it or conforms to it, or may.
    public func inherits(_ type: TypeID, from other: TypeID) -> Bool { hierarchy.types[type].contains(other) }

    /// Names of everything from outside that a type inherits, directly or through what it inherits from, nearest first;
    /// of a type from outside that the project extends its own as well.
    public func foreignConformances(of type: TypeID) -> [NameID] { hierarchy.foreignNames[type] }

    /// True where a type inherits something from outside that is called so.
    public func conforms(_ type: TypeID, to name: String) -> Bool {
        hierarchy.foreignNames[type].contains { text($0) == name }
    }

    /// The superclasses of the project, nearest first.
    public func superclasses(of type: TypeID) -> [TypeID] {
        var result: [TypeID] = []
        var current = types[type].superclass
        while let base = current, !result.contains(base), result.count < Limits.typeChain {
            result.append(base)
            current = types[base].superclass
        }
        return result
    }

    /// The classes directly below a class.
    public func directSubclasses(of type: TypeID) -> [TypeID] { hierarchy.directSubclasses[type] ?? [] }

    /// All direct and indirect subclasses, in the order of their declarations.
    public func subclasses(of type: TypeID) -> [TypeID] {
        var result: [TypeID] = []
        var queue = directSubclasses(of: type)
        while let next = queue.popLast() {
            guard !result.contains(next) else { continue }
            result.append(next)
            queue += directSubclasses(of: next)
        }
        return result.sorted()
    }

    /// For each type those whose `inheritedTypes` hold it, itself included, in the order of their numbers.
    public func inheritors() -> [[TypeID]] {
        var result = [[TypeID]](repeating: [], count: types.count)
        for type in types.indices { for inherited in hierarchy.types[type] { result[inherited].append(type) } }
        return result
    }
}
