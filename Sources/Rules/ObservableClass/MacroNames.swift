import Semantics
import SymbolIndex
import Syntax

/// What the code that the macro writes into a class needs, and what of the project takes it away (catalogue 8, 21, 203,
/// 204, 226).
struct MacroNames {
    let context: FileSemantics
    let id: TypeID

    private var index: ProjectIndex { context.index }

    /// What a name in the macro's code would mean instead; nil where all names mean what they should.
    var clash: String? {
        if let type = hiddenType { return "a type named \(type) hides the type that the macro's code uses" }
        if let member = takenMember { return "\(member) is already declared; the macro's code uses its own" }
        return outerName(hiddenBy: ObservationNames.privateFunction).map {
            "the macro's \($0) would hide the declaration that the class uses"
        }
    }

    // MARK: Types

    private var hiddenType: String? {
        guard let declaration = index.declaration(of: id) else { return nil }
        let place = LexicalContext(file: declaration.file, types: index.enclosingTypes(of: id))
        let types = context.semantics.types
        let hidden = ObservationNames.types.first { text in
            index.names.lookUp(text).map { types.hides($0, in: place) } ?? false
        }
        if let hidden { return hidden }
        // 226: `KeyPath<Weather, …>` in a class named so, or in an extension of it.
        let own = index.types[id].name
        let meant = types.resolve(.plain(own), in: place)
        return meant.typeID == id ? nil : index.text(own)
    }

    // MARK: Members

    /// A member of the class, of what it inherits from or of the protocols that it conforms to, with a name of the
    /// macro's own members.
    private var takenMember: String? {
        ObservationNames.members.first { text in
            guard let name = index.names.lookUp(text) else { return false }
            if text == "Observation", !index.globals(named: name).isEmpty { return true }
            return context.semantics.members.members(named: name, in: id).contains {
                takes(name, index.fact($0.member), file: $0.member.file)
            }
        }
    }

    /// `access(_:)` of another shape is an overload; what has the label of the macro's own is asked in its place.
    private func takes(_ name: NameID, _ fact: MemberFact, file: Int) -> Bool {
        guard ["access", "withMutation"].contains(index.text(name)) else { return true }
        return fact.parameters.first.map { index.translate($0.label, file: file) == KnownName.keyPath.id } ?? false
    }

    /// What is called as the macro's storage of a property, by the type that declares it: beside the property, in what
    /// the class inherits from, or in a subclass (204).
    func clash(withStorageOf property: NameID) -> (name: String, owners: [TypeID])? {
        let text = "_" + index.text(property)
        guard let storage = index.names.lookUp(text) else { return nil }
        for found in context.semantics.members.members(named: storage, in: id) where isSeen(found) {
            return (text, [id])
        }
        let subclass = index.subclasses(of: id).first { !index.members(named: storage, of: $0).isEmpty }
        return subclass.map { (text, [id, $0]) }
    }

    /// `_x` where the class, or a type in it, means something outside by that name: the macro's storage of a plain `x`
    /// would hide it.
    func outerName(hiddenByStorageOf property: StoredProperty) -> String? {
        property.isPublished ? nil : outerName(hiddenBy: "_" + index.text(property.name), property.name)
    }

    /// A name that code which sees the private members of the class means something else by than a local, or a member
    /// of a type in it.
    ///
    /// - Parameter wrapped: the property whose wrapper has its storage under the name.
    private func outerName(hiddenBy text: String, _ wrapped: NameID? = nil) -> String? {
        guard let name = index.names.lookUp(text) else { return nil }
        if index.types[id].genericParameters.contains(name) { return text }
        let isMeant = context.analysis.nodes(of: id).contains { number in
            context.code.contains(name, in: context.tree.node(at: number)) { node in
                guard node.kind == .identifierExpression, LocalName(name, at: node) == nil else { return false }
                return !context.analysis.typesAround(node).prefix { $0 != id }.contains { type in
                    !context.semantics.members.members(named: name, in: type).isEmpty
                        || wrapped.map {
                            index.members(named: $0, of: type).contains { !index.fact($0).attributes.isEmpty }
                        } ?? false
                }
            }
        }
        return isMeant ? text : nil
    }

    /// What is private to another type is seen only by what is nested in it.
    private func isSeen(_ found: MemberResolver.Found) -> Bool {
        index.fact(found.member).access > .private || index.enclosingTypes(of: id).contains(found.owner)
    }
}
