import SymbolIndex
import Syntax

/// Values that a decoder makes.
extension CreationEffects {
    /// True for `JSONDecoder().decode(Setting.self, from: data)` where the compiler writes how to decode.
    func decodesUnnoticed(_ call: SyntaxNode, of name: SyntaxNode, at place: Place) -> Bool {
        let parts = name.parent.map { Array($0.children.prefix { $0 != name }) } ?? []
        guard parts.count == 2, parts[1].kind == .callComponent, parts[1].firstChild == nil,
            ["JSONDecoder", "PropertyListDecoder"].contains(index.text(parts[0].name)),
            index.types(named: parts[0].name).isEmpty
        else { return false }
        guard let decoded = CallArguments(call).list.first?.value, decoded.kind == .chainExpression,
            decoded.lastChild?.name == KnownName.`self`.id, case .metatype(let type) = typeOf(decoded, at: place)
        else { return false }
        var seen: Set<TypeID> = []
        return isDecodedUnnoticed(type, at: call, &seen)
    }

    private func isDecodedUnnoticed(_ type: ResolvedType, at place: SyntaxNode, _ seen: inout Set<TypeID>) -> Bool {
        switch type {
        case .optional(let content), .array(let content): return isDecodedUnnoticed(content, at: place, &seen)
        case .dictionary(let key, let value):
            return isDecodedUnnoticed(key, at: place, &seen) && isDecodedUnnoticed(value, at: place, &seen)
        case .external(let name, let arguments):
            let text = index.text(name)
            return (SDKTypes.values.contains(text) || SDKTypes.collections.contains(text))
                && index.extendedType(named: name).map { !declaresDecoding($0) } ?? true
                && arguments.allSatisfy { isDecodedUnnoticed($0, at: place, &seen) }
        case .nominal(let id, let arguments):
            return arguments.isEmpty && (!seen.insert(id).inserted || isDecodedUnnoticed(id, at: place, &seen))
        default: return false
        }
    }

    private func isDecodedUnnoticed(_ type: TypeID, at place: SyntaxNode, _ seen: inout Set<TypeID>) -> Bool {
        let symbol = index.types[type]
        let parts = self.parts(of: type)
        guard [.struct, .enum].contains(symbol.kind), parts.count == symbol.parts.count, !declaresDecoding(type),
            effect(ofMaking: type, labels: [], at: place) == nil
        else { return false }
        // Keys and values of cases are rare.
        let hasValues = parts.contains { part in
            part.node.contains { $0.kind == .enumCaseElement && $0.child(.parameterClause) != nil }
        }
        let nested = symbol.nested.values.flatMap { $0 }
        guard !hasValues, !nested.contains(where: { index.conforms($0, to: "CodingKey") && declaresDecoding($0) })
        else {
            return false
        }
        let properties = parts.flatMap { semantics.storedProperties(of: $0.node, file: $0.file) }
        return properties.allSatisfy { property in
            property.wrappers(in: index).isEmpty
                && isDecodedUnnoticed(semantics.members.type(ofProperty: property.name, in: type), at: place, &seen)
        }
    }

    /// True for a type with initializers that a decoder may call in place of what the compiler writes.
    private func declaresDecoding(_ type: TypeID) -> Bool {
        semantics.members.members(named: KnownName.`init`.id, in: type).contains { found in
            let label = semantics.labels(of: found.member).first.map { index.text($0) }
            return ["from", "rawValue", "stringValue", "intValue"].contains(label)
        }
    }
}
