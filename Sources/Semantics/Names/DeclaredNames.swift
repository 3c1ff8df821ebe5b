import SymbolIndex
import Syntax

/// Which names of the project can mean something that rules look for: what has another name needs no further look.
// An object, since it is asked for with each node.
package final class DeclaredNames {
    /// Computed properties, of types and outside of them.
    private(set) var computed: NameSet
    /// Stored variables of classes that announce nothing, static ones, and lazy and wrapped ones.
    private(set) var silentProperties: NameSet
    /// Variables outside of types.
    private(set) var silentGlobals: NameSet
    /// Types within other types.
    private(set) var nestedTypes: NameSet
    /// The label that says which default is meant.
    let defaultsLabel: NameID?
    /// `Defaults` of `Defaults[.key]`, as a library has it; nil where the project declares a type of the name.
    let defaultsAccessor: NameID?

    init(_ project: Project) {
        let index = project.index
        let empty = NameSet(of: index.names)
        computed = empty
        silentProperties = empty
        silentGlobals = empty
        nestedTypes = empty
        for type in index.types where type.parent != nil && type.kind != .external { nestedTypes.insert(type.name) }
        var plain = PlainClasses(project)
        for file in index.files.indices {
            // By position: a copy of a member counts its references.
            let members = index.files[file].members
            for number in members.indices
            where members[number].kind == .property && members[number].flags.contains(.isComputed) {
                computed.insert(index.translate(members[number].name, file: file))
            }
            for number in index.files[file].globalRange.lazy.map({ Int($0) }) where members[number].kind == .property {
                if members[number].flags.isDisjoint(with: [.isLet, .isComputed]) {
                    silentGlobals.insert(index.translate(members[number].name, file: file))
                }
            }
            for number in index.files[file].types.indices {
                let owner = index.type(of: TypeFactReference(file: file, type: number))
                for number in index.files[file].types[number].memberRange.lazy.map({ Int($0) })
                where members[number].kind == .property {
                    guard DeclaredNames.mayBeSilent(members[number], of: owner, file, index, &plain) else { continue }
                    silentProperties.insert(index.translate(members[number].name, file: file))
                }
            }
        }
        defaultsLabel = index.names.lookUp("forKey")
        defaultsAccessor = index.names.lookUp("Defaults").flatMap { index.types(named: $0).isEmpty ? $0 : nil }
    }

    /// Told by the declaration alone: `Semantics.isSilentVariable` tells for sure.
    private static func mayBeSilent(
        _ member: MemberFact, of owner: TypeID?, _ file: Int, _ index: ProjectIndex, _ plain: inout PlainClasses
    ) -> Bool {
        guard member.flags.isDisjoint(with: [.isLet, .isComputed]) else { return false }
        if member.flags.contains(.isStatic) { return true }
        guard let owner else { return false }
        switch index.types[owner].kind {
        case .struct, .enum: return false
        case .class, .actor:
            return plain.contains(owner) || member.flags.contains(.isLazy)
                || member.attributes.contains { index.translate($0, file: file) != KnownName.Published.id }
        default: return true
        }
    }
}

/// Classes, and actors, whose variables change without telling anybody: no legacy ones, none that a macro or a framework
/// may make tell.
struct PlainClasses {
    private let project: Project
    private var known: [TypeID: Bool] = [:]

    init(_ project: Project) {
        self.project = project
    }

    mutating func contains(_ type: TypeID) -> Bool {
        if let answer = known[type] { return answer }
        let answer = isPlain(type)
        known[type] = answer
        return answer
    }

    private func isPlain(_ type: TypeID) -> Bool {
        let index = project.index
        guard [.class, .actor].contains(index.types[type].kind), project.legacy.classes[type] == nil else {
            return false
        }
        return ([type] + index.superclasses(of: type)).allSatisfy { id in
            index.types[id].declarations.allSatisfy { part in
                index.fact(part).attributes.allSatisfy {
                    SDKAttributes.onPlainClasses.contains(index.text(index.translate($0, file: part.file)))
                }
            } && index.types[id].externalInherited.allSatisfy { !isForeign(index.text($0)) }
        }
    }

    /// Classes of frameworks may announce changes in a way of their own.
    private func isForeign(_ name: String) -> Bool {
        name.hasPrefix("UI") || name.hasPrefix("NSManaged") || name.hasPrefix("NSView") || name.hasPrefix("NSWindow")
            || name.hasPrefix("AV")
            || name == "Object" || name == "Observable"
    }
}
