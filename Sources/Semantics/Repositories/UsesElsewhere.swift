import SymbolIndex
import Syntax

extension Project {
    /// Why facts of other repositories hold a type, in the order of their names and places.
    package func holdsElsewhere(of type: TypeID) -> [KnownUsers.Hold] {
        guard let users = options.users else { return [] }
        return users.holds(on: target(type))
    }

    /// True for a public type that facts of all users allow to move, or hold with their own reasons: no flag is needed.
    package var knowsAllUsers: Bool { options.users.map(\.missing.isEmpty) ?? false }

    private func target(_ type: TypeID) -> KnownUsers.Target {
        let modules = Set(
            index.types[type].modules.map { index.moduleNames[$0] }.filter { !KnownUsers.isFolder($0) })
        let names = Set(index.namesMeaning(type, legacy).map { index.text($0) })
        let family = family(of: type)
        let published = legacy.publishedProperties.filter { entry in entry.value.contains { family.contains($0) } }
        return KnownUsers.Target(
            modules: modules, names: names, published: Set(published.keys.map { index.text($0) }),
            generics: genericsTaking(type),
            isPublic: index.enclosingTypes(of: type).allSatisfy { index.types[$0].access >= .public },
            isSeen: names.allSatisfy { name in modules.allSatisfy { ForeignTypes.isSeen(name, ofModule: $0) } })
    }

    /// Public declarations of the project to which other code may pass objects of a class, and which ask for an
    /// `ObservableObject`.
    private func genericsTaking(_ type: TypeID) -> [String] {
        index.publicGenerics(legacy).filter { name in
            legacy.openGenerics[name]?.classes?.contains(type) ?? true
        }.map { index.text($0) }
    }
}
