import Semantics
import SymbolIndex
import Syntax

/// An object that a view makes for itself and that no code names: nothing changes it, so that it updates no view.
struct UntouchedObject {
    let property: WrapperProperty

    var isOne: Bool {
        guard let value = property.initialValue, WrapperCall.makesSomething(value), let key = property.reference.property,
            property.storageAssignments.isEmpty
        else { return false }
        return property.reference.types.allSatisfy { UnchangedObjects(property.context.semantics).startNothing($0) }
            && effect(ofInitialValue: property) == nil
            && !isNamed(key) && !MemberwiseCalls(property: property).areAny && !isUsed(property, beforeShown: value)
    }

    /// True where the code of the view names the property.
    private func isNamed(_ key: PropertyKey) -> Bool {
        let semantics = property.context.semantics
        return semantics.index.types[key.owner].parts.contains { part in
            guard let file = semantics.file(part.file) else { return true }
            return file.typeDeclarations.contains { declared in
                declared.type == key.owner
                    && file.code.contains(key.name, in: declared.node) { $0 != property.pattern }
            }
        }
    }
}
