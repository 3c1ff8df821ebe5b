import SymbolIndex
import Syntax

/// Which classes of the project views can follow, and by which system.
package struct ModelSystems {
    private let index: ProjectIndex
    private var observable: Set<TypeID> = []
    private var persistent: Set<TypeID> = []
    private var legacy: Set<TypeID> = []
    /// For each class with @Observable the classes below it that have neither the macro nor, between the two, another
    /// class with it.
    package private(set) var unmarkedSubclasses: [TypeID: [TypeID]] = [:]
    /// The classes of which views, modifiers and apps have stored properties.
    package private(set) var heldByViews: Set<TypeID> = []

    init(_ index: ProjectIndex) {
        self.index = index
        for type in index.types.indices where index.types[type].kind == .class {
            if isMarked(type, with: "Observable") { observable.insert(type) }
            if isMarked(type, with: "Model") { persistent.insert(type) }
            if index.foreignConformances(of: type).contains(KnownName.ObservableObject.id) {
                legacy.insert(type)
                if isMarkedByLibrary(type) { observable.insert(type) }
            }
        }
        guard !observable.isEmpty else { return }
        for type in index.types.indices {
            if index.types[type].kind == .class, index.types[type].superclass != nil { noteSubclass(type) }
            if index.types[type].kind == .struct, isView(type) { noteProperties(of: type) }
        }
    }

    private mutating func noteSubclass(_ type: TypeID) {
        guard !observable.contains(type),
            let base = index.superclasses(of: type).first(where: { observable.contains($0) })
        else { return }
        unmarkedSubclasses[base, default: []].append(type)
    }

    private mutating func noteProperties(of type: TypeID) {
        let resolver = MemberResolver(index: index)
        for member in index.storedMembers(of: type) {
            if let held = certainClass(
                resolver.type(of: MemberResolver.Found(owner: type, member: member), isImplicitSelf: true))
            {
                heldByViews.insert(held)
            }
        }
    }

    /// True for a view, an app, a scene, a modifier or another structure that SwiftUI asks for what it shows.
    package func isView(_ type: TypeID) -> Bool {
        index.types[type].kind == .struct
            && index.isOne(of: ViewTraits.madeWithParent.union([.app, .scene, .commands]), type)
    }

    /// True for a class whose own declaration has the @Observable macro, in each of its declarations, and for an
    /// `ObservableObject` with a library's macro that does the same.
    package func isObservable(_ type: TypeID) -> Bool { observable.contains(type) }

    /// True for a class that is tracked by @Observable, or by @Model of SwiftData, itself or through a superclass.
    package func isTracked(_ type: TypeID) -> Bool {
        ([type] + index.superclasses(of: type)).contains { observable.contains($0) || persistent.contains($0) }
    }

    /// True for a class that is an `ObservableObject` in any way.
    package func isLegacy(_ type: TypeID) -> Bool { legacy.contains(type) }

    /// True for a class that only the legacy system follows.
    package func isOnlyLegacy(_ type: TypeID) -> Bool { isLegacy(type) && !isTracked(type) }

    /// The class that a value is one of, where nothing about it is uncertain; looks through optionals.
    package func certainClass(_ type: ResolvedType) -> TypeID? {
        guard case .nominal(let id, _) = type.unwrapped, index.types[id].kind == .class else { return nil }
        return id
    }

    /// `@Perceptible` of Perception.
    private func isMarkedByLibrary(_ type: TypeID) -> Bool {
        index.types[type].declarations.allSatisfy { part in
            let modules = index.fact(part).attributes.compactMap {
                MacroCatalogue.observable[index.text(index.translate($0, file: part.file))]
            }
            return modules.joined().contains { module in
                index.names.lookUp(module).map { index.imports($0, file: part.file) } ?? false
            }
        }
    }

    private func isMarked(_ type: TypeID, with name: String) -> Bool {
        let parts = index.types[type].declarations
        return !parts.isEmpty
            && parts.allSatisfy { part in
                index.fact(part).attributes.contains { index.text(index.translate($0, file: part.file)) == name }
            }
    }
}
