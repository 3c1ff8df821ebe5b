import SymbolIndex
import Syntax

extension Semantics {
    /// What runs where a function is called, a property read, or an initializer called, of any file; nil where that is
    /// not known. Nothing runs where a property is stored, and a requirement is met by other members.
    package func codeInAnyFile(of member: MemberReference) -> [ClassCode.Body]? {
        guard let (node, analysis) = nodeInAnyFile(of: member) else { return nil }
        switch index.fact(member).kind {
        case .function: return [ClassCode.Body(node: node, analysis: analysis)]
        case .property: return node.parent.flatMap { code(ofReading: $0, analysis) }
        case .initializer: return code(ofInitializer: node, analysis)
        default: return nil
        }
    }

    private func code(ofReading binding: SyntaxNode, _ analysis: FileAnalysis) -> [ClassCode.Body]? {
        if let getter = binding.getterBody { return [ClassCode.Body(node: getter, analysis: analysis)] }
        return isRequirement(binding) ? [] : nil
    }

    /// `var name: String { get }`
    private func isRequirement(_ binding: SyntaxNode) -> Bool {
        binding.child(.accessorBlock)?.children.allSatisfy { $0.kind == .accessor && $0.child(.codeBlock) == nil }
            ?? false
    }

    /// With the initial values of the type's properties. What a wrapper is given, or a superclass does, is not looked
    /// at.
    private func code(ofInitializer initializer: SyntaxNode, _ analysis: FileAnalysis) -> [ClassCode.Body]? {
        guard let type = analysis.enclosingType(of: initializer), index.superclasses(of: type).isEmpty else {
            return nil
        }
        var result = [ClassCode.Body(node: initializer, analysis: analysis)]
        for member in index.members(of: type) where index.fact(member).isStored {
            let fact = index.fact(member)
            guard fact.attributes.isEmpty, let (pattern, analysis) = nodeInAnyFile(of: member) else { return nil }
            guard !fact.flags.contains(.isLazy), !fact.flags.contains(.isStatic),
                let value = pattern.parent?.child(.initializer)
            else { continue }
            result.append(ClassCode.Body(node: value, analysis: analysis))
        }
        return result
    }
}
