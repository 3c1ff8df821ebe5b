import SymbolIndex
import Syntax

/// The names behind which code of the project injects objects into views, whatever objects these are (catalogue 121,
/// 131).
package struct InjectingNames {
    private let semantics: Semantics

    package init(_ semantics: Semantics) { self.semantics = semantics }

    /// A name in code that may inject an object: by itself where it is `environmentObject`, or by what it is declared
    /// as.
    package struct Injector: Sendable {
        package let name: NameID
        /// The node that may inject, by its number.
        package let injection: Int32?
    }

    /// The functions, properties and types of a name.
    package func code(named name: NameID) -> [(node: SyntaxNode, analysis: FileAnalysis)] {
        var found: [(node: SyntaxNode, analysis: FileAnalysis)] = []
        for member in semantics.declarations(named: name) {
            guard let (node, analysis) = semantics.node(of: member) else { continue }
            found.append((node.kind == .identifierPattern ? node.parent ?? node : node, analysis))
        }
        for type in semantics.types(ofAnyPlaceNamed: name) {
            for part in semantics.index.types[type].parts {
                guard let analysis = semantics.project.analysis(of: part.file) else { continue }
                let tree = semantics.tree(of: analysis)
                found += analysis.nodes(of: type).map { (tree.node(at: $0), analysis) }
            }
        }
        return found
    }

    /// The names in code that may inject any object, in source order.
    package func injectors(in code: SyntaxNode, _ analysis: FileAnalysis) -> [Injector] {
        semantics.answers.answer(InjectingNames.injectors, analysis.file << 32 | Int(code.index)) {
            var found: [Injector] = []
            var seen: Set<NameID> = []
            code.walk { node in
                guard node.kind == .memberComponent || node.kind == .identifierExpression else { return true }
                let name = node.name
                guard !seen.contains(name) else { return true }
                // A view that is shown injects for itself only.
                if node.kind == .identifierExpression, isView(name) { return true }
                if name == KnownName.environmentObject.id {
                    found.append(Injector(name: name, injection: node.index))
                } else {
                    seen.insert(name)
                    if isDeclared(name) { found.append(Injector(name: name, injection: nil)) }
                }
                return true
            }
            return found
        }
    }

    /// False where nothing behind the name injects an object, directly or by what it names.
    package func contain(_ name: NameID) -> Bool {
        let known = semantics.answers.answer(InjectingNames.leading, 0) { SharedTable() }
        var reached: Set<NameID> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            if let leads = known[next] {
                guard leads else { continue }
                return known.keep(name, true)
            }
            for injector in code(named: next).flatMap({ injectors(in: $0.node, $0.analysis) }) {
                guard injector.injection == nil else { return known.keep(name, true) }
                if reached.insert(injector.name).inserted { waiting.append(injector.name) }
            }
        }
        for name in reached { known.keep(name, false) }
        return false
    }

    private static let injectors = SharedQuestion<Int, [Injector]>()
    private static let leading = SharedQuestion<Int, SharedTable<NameID, Bool>>()

    private func isDeclared(_ name: NameID) -> Bool {
        !semantics.declarations(named: name).isEmpty || !semantics.types(ofAnyPlaceNamed: name).isEmpty
    }

    private func isView(_ name: NameID) -> Bool {
        semantics.index.types(named: name).contains { semantics.project.owners.isView($0) }
    }
}
