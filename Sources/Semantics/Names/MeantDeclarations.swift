import SymbolIndex
import Syntax

/// What a name in code may stand for that the project declares, by types where these are known and by the name alone
/// elsewhere.
package struct MeantDeclarations {
    package let semantics: Semantics

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    /// A member of a type, or a global.
    package struct Declaration {
        package let owner: TypeID?
        package let member: MemberReference
    }

    /// What a name may stand for that the project declares; locals left out.
    package func declarations(of node: SyntaxNode, _ analysis: FileAnalysis) -> [Declaration] {
        if node.kind == .identifierExpression || node.isShorthandBinding {
            for type in analysis.enclosingType(of: node).map({ index.enclosingTypes(of: $0) }) ?? [] {
                let found = members(named: node.name, of: type, seenFrom: analysis.file)
                if !found.isEmpty { return fitting(found, node, analysis) }
            }
            let globals = index.globals(named: node.name).map { Declaration(owner: nil, member: $0) }
            return fitting(globals, node, analysis)
        }
        // Types take longer.
        guard !semantics.membersOfAnyType(named: node.name).isEmpty else { return [] }
        let (found, mayMean) = members(at: node, analysis)
        return found.filter(mayMean)
    }

    /// What a value may stand for that is a name alone, as functions are given; nil for a local, and for anything else.
    func declarations(ofValue value: SyntaxNode, _ analysis: FileAnalysis) -> [Declaration]? {
        guard value.kind == .identifierExpression || value.kind == .chainExpression, let name = value.lastNamed,
            name.kind == .memberComponent || LocalName(name.name, at: name) == nil
        else { return nil }
        return declarations(of: name, analysis)
    }

    /// True where all are functions, and there are any.
    func areFunctions(_ found: [Declaration]) -> Bool {
        !found.isEmpty && found.allSatisfy { index.fact($0.member).kind == .function }
    }

    /// True where there is one for a member.
    func isDeclared(member node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let (found, mayMean) = members(at: node, analysis)
        return found.contains(where: mayMean)
    }

    /// What has the name of a member, by the type before it, and which of it may be meant.
    private func members(
        at node: SyntaxNode, _ analysis: FileAnalysis
    ) -> (found: [Declaration], mayMean: (Declaration) -> Bool) {
        let base =
            node.kind == .memberComponent
            ? semantics.types(at: node, analysis).type(before: node) : .unknown
        let fit = NameFit(node, of: base, in: analysis, semantics)
        let found = declarations(named: node.name, in: base, seenFrom: analysis.file)
        return (
            found,
            { found in
                guard fit.mayMean(found) else { return false }
                // Whose static members names are is not noted.
                guard let owner = found.owner, semantics.project.legacy.memberNames.contains(node.name),
                    !index.fact(found.member).flags.contains(.isStatic)
                else { return true }
                let owners = semantics.family(of: owner).union(semantics.conformers(of: owner))
                // Of other types nothing is noted.
                guard owners.contains(where: { semantics.project.legacy.classes[$0] != nil }) else { return true }
                return analysis.uses.mayMean(node, memberOf: owners)
            }
        )
    }

    /// Of what a name means for certain, the overloads that fit its use; all where none seems to.
    private func fitting(
        _ found: [Declaration], _ node: SyntaxNode, _ analysis: FileAnalysis
    ) -> [Declaration] {
        guard found.count > 1 else { return found }
        let fit = NameFit(node, of: .unknown, in: analysis, semantics)
        let fitting = found.filter { fit.mayMean($0) }
        return fitting.isEmpty ? found : fitting
    }

    /// The members of a name that a value of a type may have.
    ///
    /// - Parameter file: where the code stands; nil to count what only tests declare too.
    package func declarations(
        named name: NameID, in base: ResolvedType, seenFrom file: Int? = nil
    ) -> [Declaration] {
        switch base.boundValue {
        case .nominal(let id, _), .metatype(.nominal(let id, _)): return members(named: name, of: id, seenFrom: file)
        case .constrained(let parts):
            let ids = parts.compactMap(\.typeID)
            return ids.count == parts.count
                ? ids.flatMap { members(named: name, of: $0, seenFrom: file) } : semantics.membersOfAnyType(named: name)
        // `FileManager.default`
        case .metatype(let type) where isFromOutside(type):
            return declarations(named: name, in: type, seenFrom: file)
        case .external, .array, .dictionary, .tuple:
            return semantics.membersOfAnyType(named: name).filter { $0.owner.map { mayBelong(to: base, $0) } ?? true }
        default: return semantics.membersOfAnyType(named: name)
        }
    }

    /// True where the project may have declared what is named, for a publisher before it.
    package func isDeclared(forPublishers node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        !declarations(forPublishers: node, analysis).isEmpty
    }

    /// What a name may stand for that the project declares, for a publisher before it.
    package func declarations(forPublishers node: SyntaxNode, _ analysis: FileAnalysis) -> [Declaration] {
        let publisher = ResolvedType.external(KnownName.Publisher.id, [])
        let fit = NameFit(node, of: publisher, in: analysis, semantics)
        return declarations(named: node.name, in: publisher, seenFrom: analysis.file).filter { fit.mayMean($0) }
    }

    /// The members of a name that the project adds to types from outside, one of which a value may be.
    package func declarations(named name: NameID, addedTo base: ResolvedType) -> [Declaration] {
        semantics.membersOfAnyType(named: name).filter { found in
            found.owner.map {
                index.types[$0].kind == .external && mayExtend($0, base) && !isHidden(found.member, name, of: $0, base)
            } ?? false
        }
    }

    /// True for `count` of `extension Shelf`, a type or a protocol from outside, where an array or a string is asked
    /// for it: what its own type declares is meant before members of protocols.
    private func isHidden(_ member: MemberReference, _ name: NameID, of owner: TypeID, _ base: ResolvedType) -> Bool {
        guard index.fact(member).kind == .property, !index.fact(member).flags.contains(.isStatic),
            SDKMembers.ofCollections.contains(index.text(name)),
            let type = SDKTypes.nameOfCollection(base.boundValue)
        else { return false }
        let extended = index.text(index.types[owner].name)
        return extended != type && !(type == "Array" && extended == "Set")
    }

    /// True for an extension of a type from outside, and for a protocol to which such an extension conforms.
    private func isFromOutside(_ type: ResolvedType) -> Bool {
        switch type {
        case .external, .array, .dictionary, .tuple: true
        default: false
        }
    }

    private func mayBelong(to base: ResolvedType, _ owner: TypeID) -> Bool {
        switch index.types[owner].kind {
        case .external: mayExtend(owner, base)
        case .protocol:
            semantics.conformers(of: owner).contains { index.types[$0].kind == .external && mayExtend($0, base) }
        default: false
        }
    }

    /// False where an extension and a value are of two types that are known to be different ones.
    private func mayExtend(_ extended: TypeID, _ base: ResolvedType) -> Bool {
        let name = index.text(index.types[extended].name)
        if case .external(KnownName.Publisher.id, _) = base.boundValue, SDKTypes.isNoPublisher(name) { return false }
        guard SDKTypes.isNominal(name) || isStructureOfC(name), name != "Optional" else {
            return !isOfOtherProtocol(base, than: name)
        }
        switch base.boundValue {
        // Sets are arrays to the product.
        case .array: return name == "Array" || name == "Set"
        case .dictionary: return name == "Dictionary"
        case .tuple: return false
        case .external(let type, _): return index.text(type) == name || !SDKTypes.isConcrete(index.text(type))
        default: return true
        }
    }

    /// True for a collection or a value of the standard library that does not conform to a protocol of the SDK, unless
    /// the project makes its type do so.
    private func isOfOtherProtocol(_ base: ResolvedType, than name: String) -> Bool {
        guard let type = SDKTypes.nameOfValueWithoutProtocols(base.boundValue, index), type != "String",
            SDKTypes.protocolsOfOtherValues.contains(name), type != "Substring"
        else { return false }
        return index.names.lookUp(type).flatMap { index.extendedType(named: $0) }
            .map { !index.conforms($0, to: name) } ?? true
    }

    /// It has a small name, unlike a protocol to which other types conform; `pid_t` is another name for a number.
    private func isStructureOfC(_ name: String) -> Bool { name.first?.isLowercase == true && !name.hasSuffix("_t") }

    /// With those that stand in for them: of subclasses, and of what conforms to a protocol.
    private func members(named name: NameID, of type: TypeID, seenFrom file: Int?) -> [Declaration] {
        let found = semantics.members.members(named: name, in: type)
        guard !found.isEmpty else { return [] }
        let kind = index.types[type].kind
        let others = kind == .class || kind == .protocol ? semantics.conformers(of: type, seenFrom: file) : []
        return found.map { Declaration(owner: $0.owner, member: $0.member) }
            + others.filter { $0 != type }.flatMap { other in
                index.members(named: name, of: other).map { Declaration(owner: other, member: $0) }
            }
    }
}
