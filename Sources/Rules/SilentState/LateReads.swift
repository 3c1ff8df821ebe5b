import Semantics
import SymbolIndex
import Syntax

/// Finds properties of an observed object that a view reads only in closures that run after its body, where nothing is
/// tracked.
///
/// Looks at the declaration that holds the wrapper property; a view whose extension names the property is passed over.
struct LateReads {
    let context: FileSemantics
    let reference: Reference

    /// The names of properties at their first such read.
    var nodes: [SyntaxNode] {
        guard let key = reference.property, !reference.types.isEmpty, let view = reference.node.enclosingDeclaration,
            [.view, .app].contains(WrapperOwner(key.owner, context.project).kind),
            ReadPlaces.mayHaveLateReads(view, context), !isNamedElsewhere(key)
        else { return [] }
        var places = ReadPlaces(view: view, context)
        var placesOfApp = ReadPlaces(view: view, context, countsWindows: false)
        var readInBody: Set<NameID> = []
        var readByApp: Set<NameID> = []
        var readLate: [SyntaxNode] = []
        for node in context.code.nodes(named: key.name, in: view) {
            guard let read = propertyRead(node, key.name) else { continue }
            switch places.place(of: node) {
            case .body:
                readInBody.insert(read.name)
                if placesOfApp.place(of: node) == .body { readByApp.insert(read.name) }
            case .late: readLate.append(read)
            case .event: break
            }
        }
        var seen: Set<NameID> = []
        return readLate.filter { read in
            // What a window shows is updated by itself, without the commands beside it.
            let tracked = ReadPlaces.isInCommands(read) ? readByApp : readInBody
            return !tracked.contains(read.name) && seen.insert(read.name).inserted
        }
    }

    private func isNamedElsewhere(_ key: PropertyKey) -> Bool {
        context.index.types[key.owner].extensions.contains { context.index.mentions(key.name, file: $0.file) }
    }

    /// The member of `model.points`, unless it is a constant or a function.
    private func propertyRead(_ node: SyntaxNode, _ name: NameID) -> SyntaxNode? {
        guard node.isOwnName(name) || node.isProjection && ReadPlaces.isInCommands(node), let member = node.nextSibling,
            member.kind == .memberComponent, member.nextSibling?.kind != .callComponent
        else { return nil }
        let mayChange = reference.types.contains { owner in
            context.semantics.members.members(named: member.name, in: owner).contains { found in
                let fact = context.index.fact(found.member)
                return fact.kind == .property && fact.flags.isDisjoint(with: [.isLet, .isStatic])
            }
        }
        return mayChange ? member : nil
    }
}
