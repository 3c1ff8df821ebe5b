import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// Private subscriptions, and sets of them, that nothing sets any more once `objectWillChange` is gone (catalogue 69):
/// they go as well.
struct UnusedSubscriptionSets {
    private let context: FileSemantics
    private let diagnostics: [Diagnostic]
    /// The positions of those that take announcements away.
    private let announcements: [Int]

    /// The diagnostics of a file, in which the deletion of a set takes the place of its attribute.
    static func completing(_ diagnostics: [Diagnostic], of context: FileSemantics) -> [Diagnostic] {
        let announcements = diagnostics.indices.filter { EmptiedFunctions.isAnnouncement(diagnostics[$0]) }
        guard !announcements.isEmpty else { return diagnostics }
        return UnusedSubscriptionSets(context: context, diagnostics: diagnostics, announcements: announcements)
            .completed()
    }

    private func completed() -> [Diagnostic] {
        var result = diagnostics
        for reference in context.references(.classDeclaration) {
            guard let owner = reference.types.first,
                let number = announcements.first(where: { diagnostics[$0].types.contains(owner) })
            else { continue }
            for property in context.storedProperties(of: reference.node) where isUnused(property, of: owner) {
                guard let deletions = context.editing.deletions(ofDeclaration: property.declaration),
                    let attribute = deletions.first.flatMap({ attribute(of: property, in: $0) })
                else { continue }
                for position in attribute {
                    result[position] = result[position].making([])
                    result[position].isMadeElsewhere = true
                }
                result[number] = result[number].making(result[number].edits + deletions)
            }
        }
        return result
    }

    /// A private property with no name in the code that is left but that of its declaration.
    private func isUnused(_ property: StoredProperty, of owner: TypeID) -> Bool {
        guard SubscriptionSet.holdsSubscriptions(property), property.attributes.isEmpty,
            property.declaration.children.filter({ $0.kind == .binding }).count == 1
        else { return false }
        let name = context.index.text(property.name)
        let meant = announcements.filter { diagnostics[$0].types.contains(owner) }
        let deleted = meant.flatMap { diagnostics[$0].edits }.filter(\.replacement.isEmpty)
        let parts = context.analysis.nodes(of: owner).map { context.tree.node(at: $0) }
        var wasUsed = false
        let isLeft = parts.contains { part in
            (part.firstToken..<part.endToken).contains { number in
                let token = context.tree.tokens[number]
                guard token.kind == .identifier, token.payload == property.name, number != property.pattern.anchor
                else { return false }
                wasUsed = true
                return !deleted.contains { $0.range.contains(token.range) }
            }
        }
        return wasUsed && !isLeft && !diagnostics.contains { $0.edits.contains { $0.replacement.contains(name) } }
    }

    /// The diagnostic that would only put an attribute in front of the declaration; nil where another edit wants a
    /// place in it.
    private func attribute(of property: StoredProperty, in deletion: TextEdit) -> [Int]? {
        let touching = diagnostics.indices.filter { number in
            diagnostics[number].edits.contains {
                $0.range.start < deletion.range.end && $0.range.end > deletion.range.start
            }
        }
        return touching.allSatisfy {
            diagnostics[$0].rule == observationIgnoredRule.id && diagnostics[$0].range == property.pattern.range
        } ? touching : nil
    }
}
