import SourceText
import Syntax

@testable import SymbolIndex

extension ProjectIndex {
    /// The index of a project that is one file.
    convenience init(of file: SourceFile) {
        var names = NameTable()
        let facts = FactCollector.collect(SyntaxTree.parse(file, bodies: .skip, names: &names), names: &names)
        self.init(
            facts: [facts], names: MergedNames(workerNames: [names], moduleNames: []), modules: [[]], moduleNames: [])
    }

    convenience init(of text: String) { self.init(of: SourceFile(path: "a.swift", bytes: Array(text.utf8))) }
}
