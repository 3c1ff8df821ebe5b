import SymbolIndex
import Syntax

extension ProjectIndex {
    /// True where a class may be on an actor, has an attribute that isn't known, or says that it may be used from anywhere.
    package func mayBeIsolated(_ type: TypeID) -> Bool {
        if isolation(of: type).mayBeActor || foreignConformances(of: type).contains(KnownName.Sendable.id) { return true }
        let parts = superclasses(of: type).flatMap { types[$0].declarations } + types[type].parts
        // Any attribute that isn't known may be an actor or a macro.
        return parts.contains { part in
            fact(part).attributes.contains {
                !SDKAttributes.onUnisolatedClasses.contains(text(translate($0, file: part.file)))
            }
        }
    }
}
