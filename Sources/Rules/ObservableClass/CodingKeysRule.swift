import RuleContract

/// `case name` → `case _name = "name"` in the keys of a class whose coding the compiler writes (catalogue 25).
public let codingKeysRule = Rule(
    id: "coding-keys",
    summary: "`CodingKeys` that keep the coding keys of a class with synthesized Codable",
    rationale: """
        The macro renames the storage of tracked properties and adds a property. Synthesized coding would use those \
        names as keys, and could not read existing data.
        """,
    safety: """
        Refused if init(from:) or encode(to:) is written by hand, if other code names the keys, or if the class has a \
        superclass or subclasses.
        """,
    before: "final class Bookmark: ObservableObject, Codable {\n    var title = \"\"\n}",
    after: """
        @Observable
        final class Bookmark: Codable {
            var title = ""

            private enum CodingKeys: String, CodingKey {
                case _title = "title"
            }
        }
        """,
    tier: .assisted,
    catalogue: [25],
    check: { context in
        context.references(.classDeclaration).compactMap { reference in
            guard let id = reference.types.first, context.file.needsMacro(reference.node, id),
                let clause = ClassPreconditions(context: context, node: reference.node, id: id).synthesizedCodablePlace,
                let edits = CodingKeys(reference.node, of: id, context.file)?.edits()
            else { return nil }
            let message = "\(context.index.qualifiedName(id)) keeps its coding keys"
            return context.fix(clause, reference.types, message, edits, behavior: .codingKeys)
        }
    })
