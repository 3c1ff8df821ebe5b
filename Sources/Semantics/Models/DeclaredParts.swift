import SymbolIndex
import Syntax

/// What the declarations and extensions of a type hold.
extension ProjectIndex {
    /// The members that a declaration or an extension has, in their order.
    package func members(of part: TypeFactReference) -> [MemberReference] {
        fact(part).memberRange.map { MemberReference(file: part.file, member: Int($0)) }
    }

    /// The properties for which each value of a type has a place, in the order of their declarations.
    package func storedMembers(of type: TypeID) -> [MemberReference] {
        types[type].declarations.flatMap { members(of: $0) }.filter { fact($0).isStored }
    }

    /// True where a protocol from outside, of which nothing is known, may ask a type for any member.
    package func mayBeAskedForMembers(_ type: TypeID) -> Bool {
        foreignConformances(of: type).contains { !SDKAncestors.withoutState.contains(text($0)) }
    }

    /// True for a class whose members Objective-C sees, by its own attribute or a superclass's.
    package func hasObjectiveCMembers(_ type: TypeID) -> Bool {
        ([type] + superclasses(of: type)).contains { hasAttribute("objcMembers", $0) }
    }

    /// True where a class or a protocol from outside, of which nothing is known, may call what a type declares.
    package func mayBeCalledFromOutside(_ type: TypeID) -> Bool {
        foreignConformances(of: type).contains { name in
            let text = text(name)
            return !SDKAncestors.withoutEvents.contains(text) && !SDKAncestors.passive.contains(text)
        }
    }

    /// True where a file that holds some of a type names something.
    package func mentions(_ name: NameID, inPartsOf type: TypeID) -> Bool {
        types[type].parts.contains { mentions(name, file: $0.file) }
    }
}

extension MemberFact {
    /// True for a property for which each value of its type has a place.
    package var isStored: Bool { kind == .property && flags.isDisjoint(with: [.isStatic, .isComputed]) }
}

extension Project {
    /// True for a type that code outside of the project may use.
    package func isOpen(_ type: TypeID) -> Bool {
        index.types[type].access >= .public && index.types[type].modules.contains { openModules.contains($0) }
    }
}

extension Semantics {
    /// The declarations and extensions of a type in the files that matter, in the order of the files.
    package func parts(of type: TypeID) -> [(node: SyntaxNode, analysis: FileAnalysis)] {
        Set(index.types[type].parts.map(\.file)).sorted().compactMap { project.analysis(of: $0) }.flatMap { analysis in
            parts(of: type, in: analysis).map { ($0, analysis) }
        }
    }

    /// Those in one file.
    package func parts(of type: TypeID, in analysis: FileAnalysis) -> [SyntaxNode] {
        let tree = tree(of: analysis)
        return analysis.nodes(of: type).map { tree.node(at: $0) }
    }

    /// True where a condition holds for a node of a name in a file that matters.
    package func isNamed(_ name: NameID, where condition: (SyntaxNode, FileAnalysis) -> Bool) -> Bool {
        analyses(mentioning: name).contains { isNamed(name, in: $0, where: condition) }
    }

    /// The same for one file.
    package func isNamed(_ name: NameID, in analysis: FileAnalysis, where condition: (SyntaxNode, FileAnalysis) -> Bool)
        -> Bool
    {
        code(of: analysis).contains(name, in: tree(of: analysis).root) { condition($0, analysis) }
    }

    /// True where a protocol of the project that a type conforms to has a member of a name.
    package func isRequirement(_ name: NameID, of type: TypeID) -> Bool {
        members.members(named: name, in: type).contains { index.types[$0.owner].kind == .protocol }
    }

    /// True where such a member is a property that can be set.
    package func isRequiredWithSetter(_ name: NameID, of type: TypeID) -> Bool {
        members.members(named: name, in: type).contains { found in
            guard index.types[found.owner].kind == .protocol else { return false }
            guard let pattern = nodeInAnyFile(of: found.member)?.node else { return true }
            return pattern.parent?.child(.accessorBlock)?.children.contains(where: \.isSetter) ?? false
        }
    }
}
