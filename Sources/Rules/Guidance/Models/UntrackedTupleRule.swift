import RuleContract
import Semantics

/// `var (a, b) = …` in an `@Observable` class (catalogue 145).
public let untrackedTupleRule = Rule(
    family: .guidance,
    id: "untracked-tuple",
    summary: "No tuple pattern in an `@Observable` class",
    rationale:
        "The macro passes over variables that a tuple pattern declares: they compile, and their changes update no view.",
    safety: "Only an advice: one declaration for each variable does it, with the values where they belong.",
    before: """
        @Observable
        final class Range {
            var (low, high) = (0, 10)
        }
        """,
    catalogue: [145],
    names: ["Observable"],
    check: { context in
        context.observableClasses.flatMap { node, type in
            StoredProperty.all(of: node).filter { $0.pattern.kind == .tuplePattern && !$0.isLet }.map { property in
                let name = context.index.qualifiedName(type)
                return context.advise(
                    property.declaration, symbol: "\(name).\(property.pattern.text)",
                    "the macro does not track \(property.pattern.text), so that a change of it updates no view")
            }
        }
    })
