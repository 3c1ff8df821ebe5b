import SymbolIndex
import Syntax

/// Which classes a view can see (catalogue 65): directly, or through the members of what it sees.
///
/// A class that no view sees gains nothing by moving. Errs towards seen: names are compared, and every member's type
/// counts.
struct ViewUsage {
    private let index: ProjectIndex
    private let legacy: LegacyTypes
    private let owners: WrapperOwners
    private let members: MemberResolver
    private let types: TypeResolver
    private let typeNames: NameSet
    /// The classes that are seen.
    private(set) var seen: Set<TypeID> = []

    init(
        index: ProjectIndex, legacy: LegacyTypes, analyses: [FileAnalysis], owners: WrapperOwners, namesInViews: NameSet
    ) {
        self.index = index
        self.legacy = legacy
        self.owners = owners
        members = .caching(index: index)
        types = TypeResolver(index: index)
        typeNames = ViewUsage.typeNames(index)
        var queue = roots(analyses, namesInViews)
        var isKnown = [Bool](repeating: false, count: index.types.count)
        for type in queue { reach(type, &isKnown) }
        while seen.count < legacy.classes.count, let type = queue.popLast() {
            for next in neighbors(of: type) where !isKnown[next] {
                reach(next, &isKnown)
                queue.append(next)
            }
        }
        seeConformers(isKnown)
    }

    /// What conforms to a protocol that refines `ObservableObject` moves together, so that all of it is seen where the
    /// protocol or one of it is.
    private mutating func seeConformers(_ isKnown: [Bool]) {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (type, conformers) in legacy.conformers where isKnown[type] || !seen.isDisjoint(with: conformers) {
                if !seen.isSuperset(of: conformers) { isGrowing = true }
                seen.formUnion(conformers)
            }
        }
    }

    private mutating func reach(_ type: TypeID, _ isKnown: inout [Bool]) {
        isKnown[type] = true
        if legacy.classes[type] != nil { seen.insert(type) }
    }

    /// Types behind wrappers and injections, views themselves, types that views name, and types of globals that views
    /// name.
    private func roots(_ analyses: [FileAnalysis], _ namesInViews: NameSet) -> [TypeID] {
        var result: Set<TypeID> = []
        for analysis in analyses {
            for reference in analysis.references {
                switch reference.kind {
                // In a view of UIKit or AppKit, or in a controller, a wrapper follows nothing (catalogue 224).
                case .wrapperProperty where reference.property.map({ index.types[$0.owner].kind == .class }) ?? false:
                    break
                case .wrapperProperty, .injection, .projection: result.formUnion(reference.types)
                default: break
                }
            }
            for type in analysis.typeOfNode.values where owners.kind(of: type).isSeenAsView { result.insert(type) }
        }
        for type in index.types.indices where namesInViews.contains(index.types[type].name) { result.insert(type) }
        for file in index.files.indices {
            for number in index.files[file].globalRange {
                let global = MemberReference(file: file, member: Int(number))
                guard namesInViews.contains(index.name(of: global)), mayLead(index.fact(global), file: file) else {
                    continue
                }
                members.type(ofGlobal: global).forEachType { result.insert($0) }
            }
        }
        return result.sorted()
    }

    /// Types of members, superclasses and subclasses.
    private func neighbors(of type: TypeID) -> [TypeID] {
        var result = index.directSubclasses(of: type)
        if let base = index.types[type].superclass { result.append(base) }
        for part in index.types[type].parts {
            for number in index.fact(part).memberRange {
                let fact = index.files[part.file].members[Int(number)]
                if mayLead(fact, file: part.file) {
                    let member = MemberReference(file: part.file, member: Int(number))
                    members.type(of: MemberResolver.Found(owner: type, member: member)).forEachType {
                        if $0 != type { result.append($0) }
                    }
                }
                guard fact.kind == .enumCase else { continue }
                for parameter in fact.parameters {
                    guard mayLead(parameter.type, file: part.file) else { continue }
                    let written = index.decode(parameter.type, file: part.file)
                    types.resolve(written, in: LexicalContext(file: part.file, types: index.enclosingTypes(of: type)))
                        .forEachType { result.append($0) }
                }
            }
        }
        return result
    }

    /// False for members whose type is their owner's, none, or one from outside. Overloads are looked at themselves.
    private func mayLead(_ member: MemberFact, file: Int) -> Bool {
        switch member.kind {
        case .initializer, .enumCase: return false
        case .function, .subscript: return mayLead(member.type, file: file)
        case .property: return member.type != 0 ? mayLead(member.type, file: file) : member.initialValue != 0
        }
    }

    /// True for a written type that names a type of the project, or may.
    private func mayLead(_ written: CodeOffset, file: Int) -> Bool {
        var leads = false
        index.forEachName(in: written, file: file) { if typeNames.contains($0) { leads = true } }
        return leads
    }

    /// What types, their parameters and aliases of the project are called.
    private static func typeNames(_ index: ProjectIndex) -> NameSet {
        var names = NameSet(of: index.names)
        for type in index.types where type.kind != .external {
            names.insert(type.name)
            for parameter in type.genericParameters { names.insert(parameter) }
        }
        for file in index.files.indices {
            for alias in index.files[file].typealiases { names.insert(index.translate(alias.name, file: file)) }
        }
        return names
    }
}

/// The names that the code of views uses, in the files that one worker has read.
package struct ViewNames {
    package private(set) var names: NameSet
    private var owners: WrapperOwners

    package init(_ index: ProjectIndex) {
        names = NameSet(of: index.names)
        owners = WrapperOwners(index)
    }

    package mutating func add(_ analysis: FileAnalysis, _ tree: SyntaxTree) {
        for (node, type) in analysis.typeOfNode {
            owners.classify(type)
            guard owners.kind(of: type).isSeenAsView else { continue }
            let declaration = tree.node(at: node)
            for position in declaration.firstToken..<declaration.endToken where ViewNames.isUse(position, tree) {
                names.insert(tree.tokens[position].payload)
            }
        }
    }

    /// A name, but for `Name.function(…)`, since a static function needs no object, and `Name.Nested`.
    private static func isUse(_ position: Int, _ tree: SyntaxTree) -> Bool {
        let tokens = tree.tokens
        guard tokens[position].kind == .identifier else { return false }
        guard position + 3 < tokens.count, tokens[position + 1].separatesNames, tokens[position + 2].kind == .identifier
        else { return true }
        return tokens[position + 3].kind != .openParenthesis
            && !(tree.text(position + 2).first?.isUppercase ?? false)
    }
}

extension WrapperOwner.Kind {
    /// True for views and all else that is shown or made with them.
    fileprivate var isSeenAsView: Bool {
        switch self {
        case .isolatedObject, .other: false
        default: true
        }
    }
}
