import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Adds imports where the order of a file's imports suggests.
package struct ImportEditing {
    package let context: FileSemantics

    package init(context: FileSemantics) {
        self.context = context
    }

    /// The insertion of an import; nil where one of `modules` is imported, by the file or by the `#if` branch that the
    /// node stands in.
    package func insertion(of module: String, unlessImported modules: [String], around node: SyntaxNode) -> TextEdit? {
        let (imports, names) = context.imports
        let level = ImportLevel(imports, names, around: node, context)
        guard !zip(imports, names).contains(where: { modules.contains($1) && level.isReached(by: $0) }) else {
            return nil
        }
        let beside = importsBeside(node)
        // An import in a branch holds for all of the node.
        guard !beside.joined().contains(where: { modules.contains($0.importedModule) }) else { return nil }
        let line = level.prefix + "import \(module)"
        // Where all of a file stands in a branch, so do its imports.
        if imports.isEmpty, let nearest = beside.first {
            return insertion(line, of: module, nearest, nearest.map(\.importedModule))
        }
        return insertion(line, of: module, imports, names)
    }

    /// The imports of each `#if` branch around a node that has any, the nearest branch first.
    private func importsBeside(_ node: SyntaxNode) -> [[SyntaxNode]] {
        var result: [[SyntaxNode]] = []
        var current = node.parent
        while let parent = current {
            let imports =
                parent.kind == .conditionalCompilationClause
                ? parent.children.filter { $0.kind == .importDeclaration } : []
            if !imports.isEmpty { result.append(imports) }
            current = parent.parent
        }
        return result
    }

    private func insertion(_ text: String, of module: String, _ all: [SyntaxNode], _ allNames: [String]) -> TextEdit {
        let editing = context.editing
        let group = group(of: ImportEditing.atHead(all), allNames)
        let (imports, names) = (group.map(\.node), group.map(\.name))
        guard let last = imports.last else { return insertionWithoutImports(module) }
        let successor = ImportEditing.order(of: names).flatMap { areInOrder in
            zip(imports, names).first { areInOrder(module, $0.1) }?.0
        }
        let line = editing.indentation(at: last.range.start) + text
        if let successor {
            let start = editing.lineStart(successor.range.start)
            return editing.insert(line + editing.lineEnding(near: start), at: start)
        }
        let end = editing.lineEnd(last.range.end)
        let ending = editing.lineEnding(near: last.range.end)
        let hasLineEnd = end > 0 && (editing.bytes[Int(end) - 1] == 0x0A || editing.bytes[Int(end) - 1] == 0x0D)
        return editing.insert(hasLineEnd ? line + ending : ending + line, at: end)
    }

    /// By which names are sorted: as they are, or without regard to case; nil where they are not.
    private static func order(of names: [String]) -> ((String, String) -> Bool)? {
        let orders: [(String, String) -> Bool] = [{ $0 < $1 }, { $0.lowercased() < $1.lowercased() }]
        return orders.first { names == names.sorted(by: $0) }
    }

    /// Of imports in several groups with blank lines between, the group in which the file imports frameworks such as
    /// Combine; all imports where none tells.
    private func group(of imports: [SyntaxNode], _ names: [String]) -> [(node: SyntaxNode, name: String)] {
        var groups: [[(node: SyntaxNode, name: String)]] = []
        for (node, name) in zip(imports, names) {
            let isNext =
                groups.last?.last.map {
                    context.editing.lineEnd($0.node.range.end) >= context.editing.lineStart(node.range.start)
                } ?? false
            if isNext { groups[groups.count - 1].append((node, name)) } else { groups.append([(node, name)]) }
        }
        for module in ["Combine", "Foundation"] {
            if let group = groups.first(where: { $0.contains { $0.name == module } }) { return group }
        }
        return groups.flatMap { $0 }
    }

    /// The imports before the first declaration of another kind: what is imported further down belongs to the code
    /// there.
    private static func atHead(_ imports: [SyntaxNode]) -> [SyntaxNode] {
        guard let other = imports.first?.parent?.children.first(where: { !isImport($0) }) else { return imports }
        let head = Array(imports.prefix { $0.range.start < other.range.start })
        return head.isEmpty ? imports : head
    }

    private static func isImport(_ node: SyntaxNode) -> Bool {
        node.kind == .importDeclaration || node.kind == .conditionalCompilation
    }

    /// Behind the comments at the head of the file, with a blank line around.
    private func insertionWithoutImports(_ module: String) -> TextEdit {
        let editing = context.editing
        guard let token = editing.tree.tokens.first else { return editing.insert("import \(module)\n", at: 0) }
        var place = editing.lineStart(token.start)
        // A comment that touches the declaration belongs to it.
        while place > editing.contentStart {
            let previous = editing.lineStart(place - 1)
            if editing.isBlank(Int(previous)..<Int(place)) { break }
            place = previous
        }
        let ending = editing.lineEnding(near: place)
        return editing.insert("import \(module)" + ending + ending, at: place)
    }
}

/// The access level of an import, where the imports of a file have any: a public class can't conform to a protocol of a
/// module that is imported for the file alone (catalogue 227; SE-0409).
struct ImportLevel {
    /// `public ` before `import`, or nothing.
    let prefix: String
    private let needed: AccessLevel?

    init(_ imports: [SyntaxNode], _ names: [String], around node: SyntaxNode, _ context: FileSemantics) {
        let type = context.analysis.typeOfNode[node.index]
        let isExposed = type.map { context.index.types[$0].access >= .package } ?? false
        let combine = zip(imports, names).first { $1 == "Combine" }.flatMap { Modifiers($0.0).writtenAccess }
        let written = combine ?? imports.compactMap { Modifiers($0).writtenAccess }.max()
        needed = isExposed ? written.flatMap { $0 >= .package ? $0 : nil } : nil
        // What only the file needs is imported as `Combine` is, but for no one else.
        let level = needed ?? combine.flatMap { $0 < .package ? $0 : nil }
        prefix = level.map { "\($0) " } ?? ""
    }

    /// True where an import is seen as far as the class.
    func isReached(by node: SyntaxNode) -> Bool {
        guard let needed else { return true }
        return Modifiers(node).writtenAccess.map { $0 >= needed } ?? false
    }
}
