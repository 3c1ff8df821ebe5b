import SymbolIndex
import Syntax

/// The kinds of the types that may hold properties behind wrappers, by the names from outside that they inherit.
package struct WrapperOwners: Sendable {
    private let index: ProjectIndex
    private var kinds: [WrapperOwner.Kind?]
    /// What is known of a name from outside.
    private var traits: [NameID: Traits] = [:]

    init(_ index: ProjectIndex) {
        self.index = index
        kinds = [WrapperOwner.Kind?](repeating: nil, count: index.types.count)
    }

    package func kind(of type: TypeID) -> WrapperOwner.Kind {
        if let known = kinds[type] { return known }
        var copy = self
        return copy.makeKind(of: type)
    }

    /// True for a type that conforms to `View`.
    package func isView(_ type: TypeID) -> Bool {
        var copy = self
        return copy.conformances(of: type).contains(.view)
    }

    /// Finds the kind of a type once, so that it need not be found again.
    mutating func classify(_ type: TypeID) {
        if kinds[type] == nil { kinds[type] = makeKind(of: type) }
    }

    /// What a protocol or class from outside says of a type.
    private struct Traits: OptionSet {
        let rawValue: UInt16

        static let app = Traits(rawValue: 1)
        static let representable = Traits(rawValue: 2)
        static let commands = Traits(rawValue: 4)
        static let view = Traits(rawValue: 8)
        static let modifier = Traits(rawValue: 16)
        static let style = Traits(rawValue: 32)
        static let dynamicProperty = Traits(rawValue: 64)
        static let partOfView = Traits(rawValue: 128)

        init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        init(of name: String) {
            self = []
            if name == "App" { insert(.app) }
            if name.hasSuffix("Representable") { insert(.representable) }
            if name == "Commands" { insert(.commands) }
            if name == "View" { insert(.view) }
            if name == "ViewModifier" { insert(.modifier) }
            if name.hasSuffix("Style") || name == "Layout" || SDKAncestors.shapes.contains(name) { insert(.style) }
            if name == "DynamicProperty" { insert(.dynamicProperty) }
            if SDKAncestors.partsOfViews.contains(name) { insert(.partOfView) }
        }
    }

    private mutating func makeKind(of type: TypeID) -> WrapperOwner.Kind {
        let found = conformances(of: type)
        if found.contains(.app) { return .app }
        if found.contains(.representable) { return .representable }
        if found.contains(.commands) { return .commands }
        if !found.isDisjoint(with: [.view, .modifier]) { return .view }
        if found.contains(.style) { return .style }
        if found.contains(.dynamicProperty) || index.hasAttribute("propertyWrapper", type) { return .dynamicProperty }
        if found.contains(.partOfView) { return .view }
        if index.isolation(of: type) == .mainActor { return .isolatedObject }
        return .other
    }

    /// What the protocols and classes from outside say that a type conforms to, through the project's protocols and superclasses too.
    private mutating func conformances(of type: TypeID) -> Traits {
        var found: Traits = []
        var visited: Set<TypeID> = []
        var queue = [type]
        while let id = queue.popLast() {
            guard visited.insert(id).inserted, visited.count < 64 else { continue }
            for name in index.types[id].externalInherited { found.formUnion(traits(of: name)) }
            for entry in index.types[id].inherited { queue += entry.type.conjuncts.compactMap(\.typeID) }
            // An extension of `View` is one: its properties are a view's.
            if index.types[id].kind == .external { found.formUnion(traits(of: index.types[id].name)) }
        }
        return found
    }

    private mutating func traits(of name: NameID) -> Traits {
        if let known = traits[name] { return known }
        let found = Traits(of: index.text(name))
        traits[name] = found
        return found
    }
}
