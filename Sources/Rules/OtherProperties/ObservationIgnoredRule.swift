import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `@ObservationIgnored` for what the macro can't or shouldn't track (catalogue 34–39, 50, 162).
public let observationIgnoredRule = Rule(
    id: "observation-ignored",
    summary: "`@ObservationIgnored` for `lazy` properties, property wrappers and cancellables",
    rationale: """
        The macro turns stored properties into computed ones. A lazy or wrapped property then does not compile, and no \
        view shows a subscription, a task or a timer.
        """,
    safety: "Assisted if a view may read the property: it would no longer update together with other properties.",
    before: "private var cancellables = Set<AnyCancellable>()",
    after: "@ObservationIgnored private var cancellables = Set<AnyCancellable>()",
    catalogue: [21, 34, 35, 36, 38, 39, 42, 43, 50, 51, 59, 71, 162, 163, 167, 171, 202, 217, 222, 229],
    check: { context in
        context.references(.classDeclaration).flatMap { diagnostics(context, $0) }
    })

private func diagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let id = reference.types.first,
        context.semantics.models.isObservable(id) || context.file.needsMacro(reference.node, id)
    else { return [] }
    let decider = PropertyDecider(context: context.file, declaration: reference.node, type: id)
    var result: [Diagnostic] = []
    for property in decider.properties {
        guard case .ignored(let behavior, let reason) = decider.decide(property) else {
            if decider.losesAnimation(property) {
                let message = "\(context.index.text(property.name)) starts an animation in its observer"
                result.append(context.fix(property.pattern, reference.types, message, [], behavior: .animationOrder))
            }
            continue
        }
        // The second and later properties of a list get theirs where the list is split.
        let isFirst = property.declaration.child(.binding) == property.binding
        let edits =
            isFirst && !property.has(attribute: .ObservationIgnored)
            ? [attributeEdit(context, property.declaration)] : []
        var diagnostic = context.fix(property.pattern, reference.types, reason, edits, behavior: behavior)
        diagnostic.isMadeElsewhere = !isFirst
        diagnostic.unlessMoving = decider.typesBehindObservedObject(property)
        result.append(diagnostic)
        if let wrapper = decider.publishingWrapper(property) {
            let message = "@\(context.index.text(wrapper.name)) may require an enclosing ObservableObject"
            result.append(context.refuse(property.pattern, reference.types, .unknownWrapper, message))
        }
        if let wrapper = decider.boundWrapper(property) {
            let message =
                "\(context.index.text(property.name)) has @\(context.index.text(wrapper.name)), and a view binds to it"
            result.append(context.refuse(property.pattern, reference.types, .boundWrapper, message))
        }
    }
    for property in StoredProperty.computedWithoutGetter(in: reference.node)
    where !property.has(attribute: .ObservationIgnored) {
        let message = "\(context.index.text(property.name)) has no get, so the macro would treat it as stored"
        result.append(
            context.fix(property.pattern, reference.types, message, [attributeEdit(context, property.declaration)]))
    }
    return result
}

/// On the line of the declaration, or on one of its own where the next line is aligned with a column of this one.
private func attributeEdit(_ context: RuleContext, _ declaration: SyntaxNode) -> TextEdit {
    let editing = context.editing
    let start = declaration.range.start
    guard editing.isFirstOnLine(start), isAligned(editing, declaration),
        !NextLineDirective.stands(above: declaration.firstToken, in: context.tree)
    else { return editing.insert("@ObservationIgnored ", at: start) }
    return editing.insert(
        "@ObservationIgnored" + editing.lineEnding(near: start) + editing.indentation(at: start), at: start)
}

/// True where the declaration's second line is indented by more than one level.
private func isAligned(_ editing: Editing, _ declaration: SyntaxNode) -> Bool {
    let tokens = declaration.firstToken..<declaration.endToken
    guard let next = tokens.dropFirst().first(where: { editing.token($0).isAfterNewline }) else { return false }
    let own = width(editing.indentation(at: declaration.range.start))
    let outer = declaration.enclosingDeclaration.map { width(editing.indentation(at: $0.range.start)) } ?? 0
    return width(editing.indentation(at: editing.token(next).start)) > own + max(own - outer, 1)
}

/// Columns that white space takes; a tab counts as four.
private func width(_ indentation: String) -> Int {
    indentation.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
}
