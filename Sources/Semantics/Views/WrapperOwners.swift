import SymbolIndex
import Syntax

/// The kinds of the types that may hold properties behind wrappers, by the names from outside that they inherit.
package struct WrapperOwners: Sendable {
    private let index: ProjectIndex
    private var kinds: [WrapperOwner.Kind?]
    /// What is known of a name from outside.
    private var traits: [NameID: ViewTraits] = [:]

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
    package func isView(_ type: TypeID) -> Bool { index.isOne(of: .view, type) }

    /// Finds the kind of a type once, so that it need not be found again.
    mutating func classify(_ type: TypeID) {
        if kinds[type] == nil { kinds[type] = makeKind(of: type) }
    }

    private mutating func makeKind(of type: TypeID) -> WrapperOwner.Kind {
        let found = conformances(of: type)
        if found.contains(.app) { return .app }
        if found.contains(.representable) { return .representable }
        if found.contains(.commands) { return .commands }
        if !found.isDisjoint(with: [.view, .modifier]) { return .view }
        if found.contains(.style) || isContentOfMap(type) { return .style }
        if found.contains(.dynamicProperty) || index.hasAttribute("propertyWrapper", type) { return .dynamicProperty }
        if !found.isDisjoint(with: [.partOfView, .scene, .toolbarContent]) { return .view }
        if index.isolation(of: type) == .mainActor { return .isolatedObject }
        return .other
    }

    /// True for what conforms to `MapContent` of MapKit, which is on the main actor with its body; a protocol that a
    /// library calls so is not.
    private func isContentOfMap(_ type: TypeID) -> Bool {
        guard let mapKit = index.names.lookUp("MapKit") else { return false }
        let entries = index.types[type].inherited.filter { entry in
            if case .external(let name, _) = entry.type { index.text(name) == "MapContent" } else { false }
        }
        return !entries.isEmpty
            && entries.allSatisfy { entry in
                let code = index.fact(entry.part).inherited[entry.position]
                guard case .named(let path) = index.decode(code, file: entry.part.file), path.count <= 2 else {
                    return false
                }
                return index.imports(mapKit, file: entry.part.file) && (path.count == 1 || path[0].name == mapKit)
            }
    }

    /// What the protocols from outside say that a type conforms to.
    private mutating func conformances(of type: TypeID) -> ViewTraits {
        var found: ViewTraits = []
        for name in index.foreignConformances(of: type) { found.formUnion(traits(of: name)) }
        if index.isViewByBody(type) { found.insert(.view) }
        return found
    }

    private mutating func traits(of name: NameID) -> ViewTraits {
        if let known = traits[name] { return known }
        let found = ViewTraits(ofProtocol: index.text(name))
        traits[name] = found
        return found
    }
}

extension Semantics {
    /// True for a representable that has nothing to do when what it holds changes: its update method is empty, and its
    /// size is not its own to tell.
    package func isNeverUpdated(representable type: TypeID) -> Bool {
        let methods = parts(of: type).flatMap { part in
            part.node.child(.memberBlock)?.children.filter { $0.kind == .functionDeclaration } ?? []
        }
        let updates = methods.filter { ViewUpdate.isUpdateMethod($0) }
        return !updates.isEmpty && updates.allSatisfy { $0.child(.codeBlock)?.firstChild == nil }
            && !methods.contains { SDKMembers.sizing.contains(index.text($0.name)) }
    }
}
