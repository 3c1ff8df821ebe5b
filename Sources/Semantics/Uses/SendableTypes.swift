import SourceText
import SymbolIndex
import Syntax

extension Semantics {
    /// Where a type says that it is `Sendable`, without `@unchecked`; nil where it does not say so in a file that
    /// matters.
    package func checkedSendable(_ type: TypeID) -> (file: Int, range: TextRange)? {
        for part in index.types[type].parts {
            guard let analysis = project.analysis(of: part.file) else { continue }
            let offset = index.fact(part).offset
            for number in analysis.nodes(of: type) {
                let declaration = tree(of: analysis).node(at: number)
                guard declaration.anchorToken.start == offset, let clause = declaration.child(.inheritanceClause) else {
                    continue
                }
                for entry in clause.children where entry.typeChild?.kind == .namedType {
                    if entry.typeChild?.firstChild?.name == KnownName.Sendable.id { return (part.file, entry.range) }
                }
            }
        }
        return nil
    }

    /// True for a class whose objects may be used off the actor of what holds them only while nobody else has them.
    package func isSurelyNotSendable(_ type: TypeID) -> Bool {
        !index.isolation(of: type).mayBeActor && !index.foreignConformances(of: type).contains(KnownName.Sendable.id)
    }
}
