import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// An object made by `State(initialValue:)` in an initializer, each time that the view is made (catalogue 83, 147).
public let lostLazinessRule = Rule(
    family: .guidance,
    id: "lost-laziness",
    summary: "do not create an object in `State(initialValue:)`",
    rationale: """
        StateObject(wrappedValue:) takes a closure and runs it once. State(initialValue:) and State(wrappedValue:) \
        take a value: an initializer that creates an object for them creates one each time the parent is evaluated, \
        and all but the first are discarded.
        """,
    safety: """
        Only advice, because the replacement depends on the app: a default value, a parent that owns the object, or \
        .task. Reported for views whose initializer calls the initializer of a class in the assignment. Nothing is \
        reported for apps, which are created once.
        """,
    before: """
        struct CartView: View {
            @State private var model: CartModel

            init(id: Int) {
                _model = State(initialValue: CartModel(id: id))
            }
        }
        """,
    catalogue: [83, 147, 195],
    names: ["State", "Bindable"],
    check: { context in context.properties(with: ["State", "Bindable"]).flatMap { findings(context, $0) } })

private func findings(_ context: RuleContext, _ property: WrappedProperty) -> [Diagnostic] {
    guard property.isAlone, context.isView(property.owner), !context.isApp(property.owner),
        let storage = context.semantics.name("_" + property.text),
        let model = context.semantics.models.certainClass(context.type(of: property.name, in: property.owner))
    else { return [] }
    let uses = OwnUses(of: storage, in: property.owner, semantics: context.semantics).all.filter {
        $0.file.number == context.parsed.number
    }
    guard let made = uses.lazy.compactMap({ madeObject($0, model, context) }).first else { return [] }
    let rest =
        property.wrapper == "Bindable"
        ? "which replaces the previous one" : "of which only the first is kept"
    let message =
        "each new \(context.index.qualifiedName(property.owner)) creates a new \(context.index.qualifiedName(model)) for \(property.text), \(rest)"
    return [context.advise(made, symbol: property.symbol, message)]
}

/// `Model()` of `_model = State(initialValue: Model())`.
private func madeObject(_ use: OwnUses.Use, _ model: TypeID, _ context: RuleContext) -> SyntaxNode? {
    let target = use.node.wholeExpression
    guard use.isAssigned, let sequence = target.parent, let value = target.nextSibling?.nextSibling,
        value.nextSibling == nil,
        sequence.ancestor(where: { $0.kind == .initializerDeclaration }) != nil,
        let call = WrapperCall(value, named: [.State, .Bindable])
    else { return nil }
    let expression = call.value
    guard expression.kind == .chainExpression, let last = expression.lastChild, last.kind == .callComponent else {
        return nil
    }
    let callee = ExpressionTypes(file: use.file, search: context.semantics).type(ofPartsBefore: last, in: expression)
    guard case .metatype(let made) = callee, let type = made.typeID, context.index.types[type].kind == .class else {
        return nil
    }
    return expression
}
