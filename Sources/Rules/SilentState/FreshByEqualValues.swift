import Semantics
import SymbolIndex
import Syntax

extension LostRedraws {
    /// Properties of which equal values keep views fresh.
    struct FreshByEqualValues: Sendable {
        /// Whatever else moves.
        var names: Set<NameID> = []
        /// Unless all of these classes move, of which views show objects.
        var unlessMoving: [NameID: Set<TypeID>] = [:]
    }

    private static let equalValues = SharedQuestion<TypeID, FreshByEqualValues>()

    /// Of a class, its superclasses and its subclasses.
    static func keptFreshByEqualValues(of type: TypeID, _ semantics: Semantics) -> FreshByEqualValues {
        let family = semantics.family(of: type)
        return semantics.answers.answer(equalValues, family.min() ?? type) {
            let findings = semantics.fromOwnPlace(Array(following(family, semantics))).flatMap(\.findings)
            return findings.reduce(into: FreshByEqualValues()) { fresh, finding in
                for (followed, equal) in finding.ofEqualValues where family.contains(followed) {
                    if finding.unlessMoving.isEmpty { fresh.names.formUnion(equal) }
                    for name in equal where !finding.unlessMoving.isEmpty {
                        fresh.unlessMoving[name, default: []].formUnion(finding.unlessMoving)
                    }
                }
            }
        }
    }
}
