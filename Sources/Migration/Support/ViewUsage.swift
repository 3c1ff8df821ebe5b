import SymbolIndex
import Syntax

/// Which classes a view can see (catalogue 65): directly, or through the members of what it sees.
///
/// A class that no view sees gains nothing by moving. Errs towards seen: names are compared, and every member's type counts.
struct ViewUsage {
    private let index: ProjectIndex
    private let legacy: LegacyTypes
    private let owners: WrapperOwners
    /// The classes that are seen.
    private(set) var seen: Set<TypeID> = []

    init(index: ProjectIndex, legacy: LegacyTypes, analyses: [FileAnalysis], owners: WrapperOwners) {
        self.index = index
        self.legacy = legacy
        self.owners = owners
        var queue = roots(analyses)
        var isKnown = [Bool](repeating: false, count: index.types.count)
        for type in queue { reach(type, &isKnown) }
        while seen.count < legacy.classes.count, let type = queue.popLast() {
            for next in neighbours(of: type) where !isKnown[next] {
                reach(next, &isKnown)
                queue.append(next)
            }
        }
    }

    private mutating func reach(_ type: TypeID, _ isKnown: inout [Bool]) {
        isKnown[type] = true
        if legacy.classes[type] != nil { seen.insert(type) }
    }

    /// Types behind wrappers and injections, views themselves, types that views name, and types of globals.
    private func roots(_ analyses: [FileAnalysis]) -> [TypeID] {
        var result: Set<TypeID> = []
        var namesInViews = NameSet(of: index.names)
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
                let tokens = analysis.tree.tokens
                for position in declaration.firstToken..<declaration.endToken where isUse(position, tokens) { namesInViews.insert(tokens[position].payload) }
            }
        }
        for type in index.types.indices where namesInViews.contains(index.types[type].name) { result.insert(type) }
        return result.sorted()
    }

    /// A name, but for `Name.function(…)`: a static function needs no object.
    private func isUse(_ position: Int, _ tokens: [Token]) -> Bool {
        guard tokens[position].kind == .identifier else { return false }
        guard position + 3 < tokens.count, tokens[position + 1].kind == .dot, tokens[position + 2].kind == .identifier else { return true }
        return tokens[position + 3].kind != .openParenthesis
    }

    private func isView(_ type: TypeID) -> Bool {
        switch owners.kind(of: type) {
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
                guard mayLead(index.files[part.file].members[Int(number)]) else { continue }
                members.type(of: MemberResolver.Found(owner: type, member: member)).forEachType { if $0 != type { result.append($0) } }
                for parameter in index.fact(member).parameters where index.fact(member).kind == .enumCase {
                    let context = LexicalContext(file: member.file, types: index.enclosingTypes(of: type))
                    TypeResolver(index: index).resolve(index.decode(parameter.type, file: member.file), in: context).forEachType { result.append($0) }
                }
            }
        }
        return result
    }

    /// False for members whose type is their owner's, or none. Overloads are looked at themselves.
    private func mayLead(_ member: MemberFact) -> Bool {
        switch member.kind {
        case .initializer: false
        case .function: member.type != 0
        case .property: member.type != 0 || member.initialValue != 0
        case .subscript, .enumCase: true
        }
    }
}
