import SymbolIndex
import Syntax

/// `Model(…)`, `Feature.Model(…)` or `Model.init(…)`, at the start of a chain.
package struct ObjectCreation {
    package let type: TypeID
    package let call: SyntaxNode
    /// The last name of the type.
    package let name: SyntaxNode

    package var labels: [NameID] { call.argumentLabels }

    package init?(_ chain: SyntaxNode, in analysis: FileAnalysis, _ semantics: Semantics) {
        guard let first = chain.firstChild, first.kind == .identifierExpression, first.anchorToken.kind == .identifier
        else { return nil }
        var name = first
        var path = [TypeReference.Component(name: first.name)]
        while let part = name.nextSibling, part.kind == .memberComponent, part.anchorToken.kind == .identifier {
            name = part
            path.append(TypeReference.Component(name: part.name))
        }
        guard var call = name.nextSibling else { return nil }
        if call.kind == .memberComponent, call.name == KnownName.`init`.id, let next = call.nextSibling { call = next }
        guard call.kind == .callComponent,
            case .nominal(let type, _) = semantics.types.resolve(.named(path), in: semantics.place(of: chain, analysis))
        else { return nil }
        self.type = type
        self.call = call
        self.name = name
    }
}

private let namesQuestion = SharedQuestion<TypeID, [NameID]>()
private let aliasesQuestion = SharedQuestion<Int, [NameID: [NameID]]>()

extension Semantics {
    /// Where values of a type are made by its name.
    package func creations(of type: TypeID) -> [(made: ObjectCreation, analysis: FileAnalysis)] {
        namesInCode(of: type).flatMap { name in
            analyses(mentioning: name).flatMap { analysis in
                code(of: analysis).nodes(named: name, in: tree(of: analysis).root).compactMap { node in
                    guard let chain = node.parent, chain.kind == .chainExpression,
                        let made = ObjectCreation(chain, in: analysis, self), made.name == node, made.type == type
                    else { return nil }
                    return (made, analysis)
                }
            }
        }
    }

    /// The name of a type, and those of aliases that may stand for it.
    package func namesInCode(of type: TypeID) -> [NameID] {
        answers.answer(namesQuestion, type) {
            var names = [index.types[type].name]
            for name in names { names += (aliases[name] ?? []).filter { !names.contains($0) } }
            return names
        }
    }

    /// The names of aliases by those of what they stand for.
    private var aliases: [NameID: [NameID]] {
        answers.answer(aliasesQuestion, 0) {
            var result: [NameID: [NameID]] = [:]
            for file in index.files.indices {
                for alias in index.files[file].typealiases {
                    guard case .named(let parts) = index.decode(alias.target, file: file), let target = parts.last
                    else { continue }
                    result[target.name, default: []].append(index.translate(alias.name, file: file))
                }
            }
            return result
        }
    }
}
