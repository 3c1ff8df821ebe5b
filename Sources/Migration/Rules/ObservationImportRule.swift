import SourceText
import SymbolIndex
import Syntax

/// `import Observation` where the file does not import SwiftUI (catalogue 75).
public let observationImportRule = Rule(
    id: "observation-import",
    summary: "adds `import Observation` to a file without `import SwiftUI`",
    rationale: "SwiftUI exports the macro; Foundation and Combine do not everywhere.",
    safety: "Adding an import is always harmless. It goes where the order of the imports suggests.",
    before: "import Foundation",
    after: "import Foundation\nimport Observation",
    catalogue: [74, 75],
    check: { context in
        context.references(.classDeclaration).compactMap { diagnostic(context, $0) }
    })

private func diagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic? {
    let imports = context.tree.root.children.filter { $0.kind == .importDeclaration }
    let modules = imports.map { moduleName($0) }
    if modules.contains("SwiftUI") || modules.contains("Observation") { return nil }
    if importsBeside(reference.node) { return nil }
    let edit = insertion(context.editing, imports, modules)
    return context.fix("observation-import", imports.first ?? reference.node, reference.types, "Observation is imported", [edit])
}

/// True where the class stands in an `#if` whose branch imports SwiftUI, which then holds for all of the class.
private func importsBeside(_ node: SyntaxNode) -> Bool {
    var current = node.parent
    while let parent = current {
        if parent.kind == .conditionalCompilationClause,
            parent.children.contains(where: { $0.kind == .importDeclaration && ["SwiftUI", "Observation"].contains(moduleName($0)) }) {
            return true
        }
        current = parent.parent
    }
    return false
}

private func moduleName(_ node: SyntaxNode) -> String {
    let tree = node.tree
    return tree.file.text(TextRange(tree.tokens[min(node.anchor + 1, node.lastToken)].start, node.range.end))
}

private func insertion(_ editing: Editing, _ imports: [SyntaxNode], _ modules: [String]) -> TextEdit {
    guard let last = imports.last else { return insertionWithoutImports(editing) }
    let isSorted = modules == modules.sorted()
    let successor = isSorted ? zip(imports, modules).first { $0.1 > "Observation" }?.0 : nil
    if let successor {
        let start = editing.lineStart(successor.range.start)
        return editing.insert("import Observation" + editing.lineEnding(near: start), at: start)
    }
    let end = editing.lineEnd(last.range.end)
    let ending = editing.lineEnding(near: last.range.end)
    let hasLineEnd = end > 0 && (editing.bytes[Int(end) - 1] == 0x0A || editing.bytes[Int(end) - 1] == 0x0D)
    return editing.insert(hasLineEnd ? "import Observation" + ending : ending + "import Observation", at: end)
}

/// Behind the comments at the head of the file, with a blank line around.
private func insertionWithoutImports(_ editing: Editing) -> TextEdit {
    guard let token = editing.tree.tokens.first else { return editing.insert("import Observation\n", at: 0) }
    var place = editing.lineStart(token.start)
    // A comment that touches the declaration belongs to it.
    while place > editing.contentStart {
        let previous = editing.lineStart(place - 1)
        if editing.isBlank(Int(previous)..<Int(place)) { break }
        place = previous
    }
    let ending = editing.lineEnding(near: place)
    return editing.insert("import Observation" + ending + ending, at: place)
}
