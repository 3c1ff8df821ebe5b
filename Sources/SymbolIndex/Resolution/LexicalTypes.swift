/// The types in which code stands.
extension ProjectIndex {
    /// The types around the code of a member, inner ones first.
    func typesAround(_ member: MemberReference, of owner: TypeID) -> [TypeID] {
        guard types[owner].parent != nil else { return [owner] }
        return part(declaring: member, of: owner).map { typesAround($0) } ?? enclosingTypes(of: owner)
    }

    /// The types in whose declarations and extensions code stands: an extension of a nested type sees nothing of those
    /// that the type is nested in.
    private func typesAround(_ part: TypeFactReference) -> [TypeID] {
        var braces: [TypeID] = []
        var current = part.type
        while current >= 0 {
            if let type = typeOfFact[TypeFactReference(file: part.file, type: current)] { braces.append(type) }
            current = Int(files[part.file].types[current].parent)
        }
        return braces
    }

    /// What a type inherits is looked up around its declaration, and not among what is nested in it.
    func typesAroundInheritance(of type: TypeID, _ part: TypeFactReference) -> [TypeID] {
        let around = typesAround(part)
        return types[type].genericParameters.isEmpty && around.first == type ? Array(around.dropFirst()) : around
    }

    /// The type and the types it is nested in, inner ones first.
    public func enclosingTypes(of type: TypeID) -> [TypeID] {
        var result = [type]
        var current = types[type].parent
        while let parent = current, result.count < Limits.typeChain {
            result.append(parent)
            current = types[parent].parent
        }
        return result
    }

    /// The declaration or the extension of a type in which a member stands.
    private func part(declaring member: MemberReference, of owner: TypeID) -> TypeFactReference? {
        types[owner].parts.first { part in
            part.file == member.file && fact(part).memberRange.contains(Int32(member.member))
        }
    }

    /// True for a member that a protocol asks for, and that no extension of it declares.
    package func isRequirement(_ member: MemberReference, of owner: TypeID) -> Bool {
        types[owner].kind == .protocol && part(declaring: member, of: owner).map { fact($0).kind == .protocol } ?? false
    }
}
