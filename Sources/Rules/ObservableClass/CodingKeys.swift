import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Keys for a class whose coding the compiler writes: its storage gets other names by the macro, and one more property
/// (catalogue 25).
struct CodingKeys {
    private let index: ProjectIndex
    private let editing: Editing
    /// All stored properties in their order, and whether the macro renames their storage.
    private let properties: [(property: StoredProperty, isRenamed: Bool)]
    /// `enum CodingKeys` of the class.
    private let existing: SyntaxNode?

    /// Nil where something else than the compiler may know the keys, or it is not plain what is stored.
    init?(_ declaration: SyntaxNode, of type: TypeID, _ context: FileSemantics) {
        let index = context.index
        guard let block = declaration.child(.memberBlock), context.semantics.isOutsideOfHierarchies(type),
            index.types[type].declarations.count == 1,
            !block.children.contains(where: { $0.kind == .conditionalCompilation })
        else { return nil }
        let decider = PropertyDecider(context: context, declaration: declaration, type: type)
        var properties: [(StoredProperty, Bool)] = []
        for property in decider.properties {
            guard property.pattern.kind == .identifierPattern, !property.isPublished, !property.isLazy,
                property.wrappers(in: index).isEmpty,
                !property.pattern.anchorToken.isBackticked
            else { return nil }
            switch decider.decide(property) {
            case .tracked, .corrected:
                properties.append((property, !property.isLet && !property.has(attribute: .ObservationIgnored)))
            case .ignored: properties.append((property, false))
            case .split: return nil
            }
        }
        let named = block.children.filter { $0.kind == .enumDeclaration && index.text($0.name) == "CodingKeys" }
        guard !properties.isEmpty, named.count <= 1, CodingKeys.areUnknown(besides: named.first, type, context) else {
            return nil
        }
        self.index = index
        editing = context.editing
        self.properties = properties
        existing = named.first
    }

    /// True where no code names the keys but their declaration.
    private static func areUnknown(besides declaration: SyntaxNode?, _ type: TypeID, _ context: FileSemantics) -> Bool {
        guard let name = context.index.names.lookUp("CodingKeys") else { return declaration == nil }
        // Of an extension, or an alias.
        if context.index.types.contains(where: { $0.parent == type && $0.name == name }) != (declaration != nil) {
            return false
        }
        if !context.index.members(named: name, of: type).isEmpty { return false }
        return !context.semantics.isNamed(name) { node, analysis in
            let around = analysis.enclosingType(of: node)
            return around == nil || around == type
                || node.kind == .memberComponent && node.previousSibling?.name == context.index.types[type].name
        }
    }

    /// Renamed cases of the keys there are, or keys behind the last property.
    func edits() -> [TextEdit]? {
        if let existing { return renamedCases(existing) }
        guard let last = properties.last?.property, case .line(let offset) = last.placeBehind,
            properties.allSatisfy({ $0.property.declaration.parent?.kind == .memberBlock })
        else { return nil }
        let indentation = editing.indentation(at: last.declaration.range.start)
        let level = last.levelOfIndentation(editing)
        let ending = editing.lineEnding(near: last.declaration.range.start)
        let cases = properties.map { property, isRenamed in
            let name = property.pattern.text
            return indentation + level + (isRenamed ? "case _\(name) = \"\(name)\"" : "case \(name)")
        }
        let lines = ["", indentation + "private enum CodingKeys: String, CodingKey {"] + cases + [indentation + "}"]
        return [editing.insert(lines.joined(separator: ending) + ending, at: offset)]
    }

    private func renamedCases(_ keys: SyntaxNode) -> [TextEdit]? {
        guard let block = keys.child(.memberBlock), let clause = keys.child(.inheritanceClause),
            inherits(clause, "String"), inherits(clause, "CodingKey"),
            block.children.allSatisfy({ $0.kind == .enumCaseDeclaration })
        else { return nil }
        let renamed = Set(properties.filter(\.isRenamed).map(\.property.name))
        let known = Set(properties.map(\.property.name))
        var edits: [TextEdit] = []
        for element in block.children.flatMap({ $0.children.filter { $0.kind == .enumCaseElement } }) {
            guard known.contains(element.name) else { return nil }
            guard renamed.contains(element.name) else { continue }
            let name = index.text(element.name)
            let hasOwnValue = element.endToken - element.firstToken > 1
            edits.append(editing.replaceToken(element.anchor, hasOwnValue ? "_\(name)" : "_\(name) = \"\(name)\""))
        }
        return edits
    }

    private func inherits(_ clause: SyntaxNode, _ name: String) -> Bool { clause.children.contains { $0.text == name } }
}
