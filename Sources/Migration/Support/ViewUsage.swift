import SymbolIndex
import Syntax

/// Which classes a view can see (catalogue 65): directly, or through the members of what it sees.
///
/// A class that no view sees gains nothing by moving. Errs towards seen: names are compared, and every member's type counts.
struct ViewUsage {
    private let index: ProjectIndex
    private let legacy: LegacyTypes
    private(set) var seen: Set<TypeID> = []

    init(index: ProjectIndex, legacy: LegacyTypes, analyses: [FileAnalysis]) {
        self.index = index
        self.legacy = legacy
        var queue = roots(analyses)
        while let type = queue.popLast() {
            guard seen.insert(type).inserted else { continue }
            queue += neighbours(of: type)
        }
    }

    /// Types behind wrappers and injections, views themselves, types that views name, and types of globals.
    private func roots(_ analyses: [FileAnalysis]) -> [TypeID] {
        var result: Set<TypeID> = []
        var namesInViews: Set<NameID> = []
        for analysis in analyses {
            for reference in analysis.references {
                switch reference.kind {
                case .wrapperProperty, .injection, .projection: result.formUnion(reference.types)
                default: break
                }
            }
            for (node, type) in analysis.typeOfNode where isView(type) {
                result.insert(type)
                let declaration = analysis.tree.node(at: node)
                for index in declaration.firstToken..<declaration.endToken where isUse(index, analysis.tree.tokens) {
                    namesInViews.insert(analysis.tree.tokens[index].payload)
                }
            }
        }
        for type in legacy.classes.keys where namesInViews.contains(index.types[type].name) { result.insert(type) }
        for type in index.types.indices where !result.contains(type) && namesInViews.contains(index.types[type].name) { result.insert(type) }
        return result.sorted()
    }

    /// A name, but for `Name.function(…)`: a static function needs no object.
    private func isUse(_ position: Int, _ tokens: [Token]) -> Bool {
        guard tokens[position].kind == .identifier else { return false }
        guard position + 3 < tokens.count, tokens[position + 1].kind == .dot, tokens[position + 2].kind == .identifier else { return true }
        return tokens[position + 3].kind != .openParenthesis
    }

    private func isView(_ type: TypeID) -> Bool {
        switch WrapperOwner(type, index: index).kind {
        case .isolatedObject, .other: false
        default: true
        }
    }

    /// Types of members, superclasses and subclasses.
    private func neighbours(of type: TypeID) -> [TypeID] {
        var result = legacy.subclasses[type] ?? []
        if let base = index.types[type].superclass { result.append(base) }
        let members = MemberResolver(index: index)
        for part in index.types[type].parts {
            for number in index.fact(part).memberRange {
                let member = MemberReference(file: part.file, member: Int(number))
                members.type(of: MemberResolver.Found(owner: type, member: member)).forEachType { if $0 != type { result.append($0) } }
                for parameter in index.fact(member).parameters where index.fact(member).kind == .enumCase {
                    let context = LexicalContext(file: member.file, types: index.enclosingTypes(of: type))
                    TypeResolver(index: index).resolve(index.decode(parameter.type, file: member.file), in: context).forEachType { result.append($0) }
                }
            }
        }
        return result
    }
}
