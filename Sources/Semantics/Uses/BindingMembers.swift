import SymbolIndex
import Syntax

extension Semantics {
    /// True where an extension in the project gives every binding a member of a name, which hides that of an object
    /// behind it.
    package func isMemberOfBinding(_ name: NameID) -> Bool {
        SDKWrappers.typesOfBinding.compactMap { self.name($0).flatMap { index.extendedType(named: $0) } }.contains {
            type in
            members.members(named: name, in: type).contains {
                !index.fact($0.member).flags.contains(.isStatic) && !isForValuesOnly($0)
            }
        }
    }

    /// `extension Binding where Value == Int`, `extension Binding<Int>`
    private func isForValuesOnly(_ found: MemberResolver.Found) -> Bool {
        let part = index.types[found.owner].extensions.first {
            $0.file == found.member.file && index.fact($0).memberRange.contains(Int32(found.member.member))
        }
        guard let part else { return false }
        let fact = index.fact(part)
        let place = LexicalContext(file: part.file, types: [found.owner])
        if case .binding(let value) = types.resolve(
            index.decode(fact.extended, file: part.file), in: LexicalContext(file: part.file))
        {
            return isValue(value)
        }
        return stride(from: 1, to: fact.requirements.count, by: 2).contains { position in
            isValue(types.resolve(index.decode(fact.requirements[position], file: part.file), in: place))
        }
    }

    /// True for what is no object, and no protocol that objects may conform to.
    private func isValue(_ type: ResolvedType) -> Bool {
        switch type {
        case .optional, .array, .dictionary, .tuple, .function: true
        case .nominal(let id, _): index.types[id].kind == .struct || index.types[id].kind == .enum
        case .external(let name, _): SDKTypes.comparedWhole.contains(index.text(name))
        default: false
        }
    }
}
