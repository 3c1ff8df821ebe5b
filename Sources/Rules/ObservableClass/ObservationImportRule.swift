import RuleContract
import SymbolIndex
import Syntax

/// `import Observation` where the file does not import SwiftUI (catalogue 75).
public let observationImportRule = Rule(
    id: "observation-import",
    summary: "adds `import Observation` to a file without `import SwiftUI`",
    rationale: "SwiftUI exports the macro; Foundation and Combine do not on every platform.",
    safety: "Adding an import is always harmless. It is inserted in the order of the existing imports.",
    before: "import Foundation",
    after: "import Foundation\nimport Observation",
    catalogue: [74, 75, 227],
    check: { context in
        context.references(.classDeclaration).compactMap { diagnostic(context, $0) }
    })

private func diagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic? {
    guard let id = reference.types.first, context.file.needsMacro(reference.node, id) else { return nil }
    let modules = ["SwiftUI", "Observation"]
    guard
        let edit = ImportEditing(context: context.file).insertion(
            of: "Observation", unlessImported: modules, around: reference.node)
    else { return nil }
    if let use = foreignObservable(context) {
        return context.refuse(use, reference.types, .nameClash, "Observable names a type of another module here")
    }
    let place = context.tree.root.children.first { $0.kind == .importDeclaration } ?? reference.node
    return context.fix(place, reference.types, "import Observation is added", [edit])
}

/// `Observable<Int>` of another module, such as RxSwift's, which is ambiguous beside `import Observation` (catalogue
/// 21).
private func foreignObservable(_ context: RuleContext) -> SyntaxNode? {
    guard context.index.types(named: KnownName.Observable.id).isEmpty else { return nil }
    return context.file.code.nodes(named: KnownName.Observable.id, in: context.tree.root).first { node in
        (node.kind == .typeComponent || node.kind == .identifierExpression)
            && node.nextSibling?.kind != .memberComponent
    }
}
