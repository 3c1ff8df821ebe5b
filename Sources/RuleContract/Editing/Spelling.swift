import Semantics
import SymbolIndex
import Syntax

extension FileSemantics {
    /// A name of SwiftUI as it must be written at a node: qualified where the name means something of the project there (catalogue 21, 210).
    package func spelled(_ name: KnownName, in node: SyntaxNode) -> String {
        let types = analysis.enclosingType(of: node).map { index.enclosingTypes(of: $0) } ?? []
        let isHidden = semantics.types.hides(name.id, in: LexicalContext(file: analysis.file, types: types))
        return isHidden ? "SwiftUI." + name.text : name.text
    }
}
