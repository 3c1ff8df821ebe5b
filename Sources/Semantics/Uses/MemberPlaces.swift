import SymbolIndex
import Syntax

/// Who comes to a member: code that names it, all over the project, and what runs it without its name.
extension Semantics {
    /// The member of a type that a function, or the pattern of a property, declares.
    package func member(declaredBy declaration: SyntaxNode, in type: TypeID, _ analysis: FileAnalysis)
        -> MemberReference?
    {
        guard declaration.anchorToken.kind == .identifier else { return nil }
        let start = declaration.anchorToken.start
        return index.members(named: declaration.name, of: type).first { member in
            member.file == analysis.file && index.fact(member).offset == start
        }
    }

    /// The function, the getter or the lazy variable of a type that gives a value back, where only code that names it
    /// runs it.
    package func member(givingBack value: SyntaxNode, _ analysis: FileAnalysis) -> MemberReference? {
        guard let declaration = value.declarationGivingBack, let owner = analysis.enclosingType(of: value),
            let member = member(declaredBy: declaration, in: owner, analysis),
            !mayBeRunUnnamed(member, of: owner)
        else { return nil }
        return member
    }

    /// True for what Swift, a superclass, an attribute or another project may run, whatever this one names.
    package func mayBeRunUnnamed(_ member: MemberReference, of type: TypeID) -> Bool {
        let fact = index.fact(member)
        if SDKMembers.unnamedFunctions.contains(index.text(index.name(of: member))) { return true }
        return fact.flags.contains(.isOverride) || !fact.attributes.isEmpty
            || fact.access >= .public && project.isOpen(type)
    }

    /// False where a library can't run a member without its name: what asks for `isEmpty` is a `Collection`, and no type
    /// that has the member conforms to anything that may ask for it.
    package func mayBeAskedByLibrary(_ member: MemberReference, of type: TypeID) -> Bool {
        let name = index.text(index.name(of: member))
        guard LibraryRequirements.ofConformances.contains(name) else { return true }
        return inheritors[type].contains { index.mayHaveMacro($0) || mayAskForMembers(named: name, of: $0) }
    }

    private func mayAskForMembers(named name: String, of type: TypeID) -> Bool {
        let inherited = [type] + index.inheritedTypes(of: type)
        let isKnown = inherited.flatMap { index.types[$0].directlyInherited }.allSatisfy { part in
            switch part {
            case .nominal, .uncertain, .external: true
            default: false
            }
        }
        return !isKnown
            || index.foreignConformances(of: type).map { index.text($0) }.contains { conformance in
                SDKProtocols.requirements(of: conformance)?.contains(name)
                    ?? !LibraryRequirements.askingForNothing.contains(conformance)
            }
    }

    /// True where a name outside of tests that may mean the member meets a condition, and where a file that may name it
    /// can't be read.
    package func mayBeNamed(_ member: MemberReference, where condition: (SyntaxNode, FileAnalysis) -> Bool) -> Bool {
        let name = index.name(of: member)
        let meant = MeantDeclarations(semantics: self)
        let isOfItsFile = index.fact(member).access <= .fileprivate
        return files(mentioning: name).contains { number in
            guard !index.isOfTests(number), !isOfItsFile || number == member.file else { return false }
            guard let file = file(number) else { return true }
            let analysis = analysis(of: file)
            return file.code.nodes(named: name, in: file.tree.root).contains { node in
                node.mayNameMember && meant.declarations(of: node, analysis).contains { $0.member == member }
                    && condition(node, analysis)
            }
        }
    }
}

extension SyntaxNode {
    /// The function, or the pattern of the property.
    fileprivate var declarationGivingBack: SyntaxNode? {
        if let initializer = parent, initializer.kind == .initializer, let binding = initializer.parent {
            guard let variable = binding.parent, Modifiers(variable).isLazy else { return nil }
            return binding.firstChild
        }
        let code = codeGivingBack
        switch code?.kind {
        case .accessorBlock: return code?.parent?.firstChild
        case .functionDeclaration: return code
        default: return nil
        }
    }

    fileprivate var mayNameMember: Bool {
        switch kind {
        case .identifierExpression: LocalName(name, at: self) == nil
        case .memberComponent, .implicitMemberExpression: true
        default: isShorthandBinding
        }
    }
}
