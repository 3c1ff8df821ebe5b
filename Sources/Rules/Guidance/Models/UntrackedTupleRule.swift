import RuleContract
import Semantics

/// `var (a, b) = …` in an `@Observable` class (catalogue 145).
public let untrackedTupleRule = Rule(
    family: .guidance,
    id: "untracked-tuple",
    summary: "do not declare properties of an `@Observable` class with a tuple pattern",
    rationale:
        "The macro skips variables that a tuple pattern declares: they compile, but their changes update no view.",
    safety: "Only advice: declare each variable separately, with its value.",
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
                    "the macro does not track \(property.pattern.text); changing it updates no view")
            }
        }
    })
