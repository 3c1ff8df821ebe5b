import SymbolIndex
import Syntax

extension RuleContext {
    /// A name of SwiftUI as it must be written at a node: qualified where a type of the project has the same name there.
    func spelled(_ name: KnownName, in node: SyntaxNode) -> String {
        let types = analysis.enclosingType(of: node).map { index.enclosingTypes(of: $0) } ?? []
        let reference = TypeReference.named([TypeReference.Component(name: name.id, arguments: [])])
        switch search.types.resolve(reference, in: LexicalContext(file: analysis.file, types: types)) {
        case .external: return index.text(name.id)
        // A type of that name in a module that the file doesn't see.
        case .uncertain(let type) where !index.isVisible(from: analysis.file, modules: index.types[type].modules): return index.text(name.id)
        default: return "SwiftUI." + index.text(name.id)
        }
    }
}
