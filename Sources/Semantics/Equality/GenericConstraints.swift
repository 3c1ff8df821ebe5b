import SymbolIndex
import Syntax

/// Tells which types of the project may stand for a generic parameter, by what it asks of them (catalogue 41).
struct GenericConstraints {
    private let index: ProjectIndex
    private let constraints: [ResolvedType]

    init(_ constraints: [ResolvedType], _ index: ProjectIndex) {
        self.constraints = constraints.flatMap(\.conjuncts)
        self.index = index
    }

    /// False for a type that is known not to conform to one of the constraints.
    func mayBeMet(by type: TypeID) -> Bool {
        switch index.types[type].kind {
        case .external, .protocol: false
        default: constraints.allSatisfy { mayConform(type, to: $0) }
        }
    }

    private func mayConform(_ type: TypeID, to constraint: ResolvedType) -> Bool {
        guard case .external(let name, _) = constraint, isCoding(name) else { return true }
        return index.mayHaveMacro(type)
            || index.foreignConformances(of: type).contains { name in
                let text = index.text(name)
                return isCoding(name) || !SDKAncestors.passive.contains(text) && !SDKAncestors.plain.contains(text)
            }
    }

    /// Conformance to these is always written, and no other protocol of Apple's that is known here brings it along.
    private func isCoding(_ name: NameID) -> Bool {
        switch KnownName(rawValue: name) {
        case .Codable, .Decodable, .Encodable: true
        default: false
        }
    }
}
