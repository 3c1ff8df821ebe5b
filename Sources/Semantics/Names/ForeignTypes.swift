import SymbolIndex
import Syntax

extension Semantics {
    /// The type from outside of what comes before a member: a type itself, its value, or `UserDefaults.standard`; nil
    /// where it is not known.
    ///
    /// - Parameter base: what is known of it.
    func foreignType(_ base: ResolvedType, before name: SyntaxNode, in context: LexicalContext) -> NameID? {
        switch base {
        case .metatype(.external(let type, _)): return type
        case .external(let type, _) where type != KnownName.Any.id: return type
        default: break
        }
        guard let shared = name.previousSibling, shared.kind == .memberComponent, let type = shared.previousSibling,
            type.kind == .identifierExpression, LocalName(type.name, at: type) == nil
        else { return nil }
        let text = index.text(shared.name)
        guard text == "standard" || OutsideNames.sharedObjects.contains(text) else { return nil }
        let written = TypeReference.named([TypeReference.Component(name: type.name, arguments: [])])
        guard case .external(let found, _) = types.resolve(written, in: context) else { return nil }
        return found
    }
}
