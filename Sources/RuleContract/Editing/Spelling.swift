import Semantics
import SymbolIndex
import Syntax

extension FileSemantics {
    /// A name of SwiftUI as it must be written at a node: qualified where the name means something of the project there
    /// (catalogue 21, 210).
    package func spelled(_ name: KnownName, in node: SyntaxNode) -> String {
        semantics.spelled(name.text, of: "SwiftUI", in: semantics.place(of: node, analysis))
    }

    /// A variable's name: in backticks where it is a reserved word.
    package func spelled(_ variable: NameID) -> String {
        let text = index.text(variable)
        return variable < KnownName.firstContextual ? "`\(text)`" : text
    }
}

extension Semantics {
    /// A name of a library as it must be written at a place: qualified where it means something of the project there.
    package func spelled(_ text: String, of module: String, in place: LexicalContext) -> String {
        guard let name = name(text), types.hides(name, in: place) else { return text }
        return module + "." + text
    }
}
