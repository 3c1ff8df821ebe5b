import Semantics
import SymbolIndex
import Syntax

extension FileSemantics {
    /// A name of SwiftUI as it must be written at a node: qualified where the name means something of the project there
    /// (catalogue 21, 210).
    package func spelled(_ name: KnownName, in node: SyntaxNode) -> String {
        let isHidden = semantics.types.hides(name.id, in: semantics.place(of: node, analysis))
        return isHidden ? "SwiftUI." + name.text : name.text
    }

    /// A variable's name: in backticks where it is a reserved word.
    package func spelled(_ variable: NameID) -> String {
        let text = index.text(variable)
        return variable < KnownName.firstContextual ? "`\(text)`" : text
    }
}
