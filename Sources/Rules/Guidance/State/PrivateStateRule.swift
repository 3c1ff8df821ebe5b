import RuleContract
import Semantics
import SymbolIndex

/// State that a view owns is private (catalogue 180).
public let privateStateRule = Rule(
    family: .guidance,
    id: "private-state",
    summary: "make @State, @StateObject and @FocusState properties private",
    rationale: """
        Only the view may set the value of its state: a value that a parent passes is used once and ignored from then \
        on. “private” documents that, and keeps the property out of the memberwise initializer.
        """,
    safety: """
        A fix if no code outside of the type can use the property: no call passes it, no other type accesses it, and \
        no protocol requires it. Advice if such code can't be ruled out. Nothing is reported for a property that calls \
        pass or that an extension in another file uses.
        """,
    before: """
        struct CounterView: View {
            @State var count = 0
        }
        """,
    after: """
        struct CounterView: View {
            @State private var count = 0
        }
        """,
    catalogue: [180],
    names: SDKWrappers.ownedByView,
    check: { context in
        context.properties(with: SDKWrappers.ownedByView).compactMap { privateState(context, $0) }
    })

private func privateState(_ context: RuleContext, _ property: WrappedProperty) -> Diagnostic? {
    if let access = property.writtenAccess, ["private", "fileprivate"].contains(context.index.text(access.name)),
        access.isWholeWord
    {
        return nil
    }
    // Swift takes no wrapper for several properties.
    guard property.isAlone else { return nil }
    let calls = InitializerCalls(owner: property.owner, semantics: context.semantics)
    if !calls.hasOwnInitializer {
        // What calls pass is not owned, which is another rule's business; what has no value of its own must be passed.
        guard property.hasFirstValue || property.wrapper == "FocusState", !calls.mayPass(property.name) else {
            return nil
        }
    }
    let uses = OutsideUses(
        of: property.name, in: property.owner, semantics: context.semantics, mayBeCalled: property.mayBeFunction)
    if uses.isUsedByExtensionElsewhere || context.semantics.isRequirement(property.name, of: property.owner) {
        return nil
    }
    let message = "@\(property.wrapper) \(property.text) is not private"
    func advice(_ reason: String) -> Diagnostic {
        context.advise(property.declaration, symbol: property.symbol, "\(message), and \(reason)")
    }
    if let access = property.writtenAccess { return advice("is marked \(access.text)") }
    guard property.isPlain else { return advice("its type is compiled under a condition") }
    if let place = uses.place { return advice("\(place) may use it") }
    if let conformance = unknownConformance(property, context) { return advice("\(conformance) may require it") }
    let before = property.property.modifiers.first?.firstToken ?? property.declaration.anchor
    let edit = context.editing.insert("private ", at: context.tree.tokens[before].start)
    return context.advise(property.declaration, symbol: property.symbol, message, edits: [edit])
}

/// A protocol from outside of which nobody knows what it asks for.
private func unknownConformance(_ property: WrappedProperty, _ context: RuleContext) -> String? {
    context.index.foreignConformances(of: property.owner).map { context.index.text($0) }.filter {
        !SDKAncestors.withoutState.contains($0)
    }.min()
}
