import SymbolIndex
import Syntax

/// Code of types that runs without being named: what the library asks of their values, and what runs when the last
/// reference to an object goes.
struct UnnamedCode {
    struct Witness {
        let requirement: String
        let code: ClassCode.Body
    }

    /// By the types that declare them.
    private(set) var witnesses: [TypeID: [Witness]] = [:]
    private(set) var deinitializers: [TypeID: [ClassCode.Body]] = [:]
    /// The first values of stored properties of all types, but for those that run nothing.
    private(set) var initialValues: [ClassCode.Body] = []

    init(_ semantics: Semantics) {
        let index = semantics.index
        for analysis in semantics.project.analyses {
            let members = index.files[analysis.file].members
            for number in members.indices {
                let member = MemberReference(file: analysis.file, member: number)
                let name = index.text(index.name(of: member))
                let isOperator = [0, KnownName.equalityOperator.rawValue].contains(members[number].name)
                guard isOperator || LibraryRequirements.all.contains(name) else { continue }
                add(member, semantics)
            }
            semantics.tree(of: analysis).root.walk { node in
                switch node.kind {
                case .deinitializerDeclaration: add(deinitializer: node, analysis)
                case .binding: add(binding: node, analysis)
                case .codeBlock, .closureExpression: return false
                default: break
                }
                return true
            }
        }
    }

    private mutating func add(deinitializer node: SyntaxNode, _ analysis: FileAnalysis) {
        guard let type = analysis.enclosingType(of: node), node.child(.codeBlock)?.childCount ?? 0 > 0 else { return }
        deinitializers[type, default: []].append(ClassCode.Body(node: node, analysis: analysis))
    }

    private mutating func add(binding: SyntaxNode, _ analysis: FileAnalysis) {
        guard let value = binding.child(.initializer), value.contains(where: { $0.kind == .callComponent }),
            let variable = binding.parent, variable.parent?.kind == .memberBlock, !Modifiers(variable).isStatic
        else { return }
        initialValues.append(ClassCode.Body(node: value, analysis: analysis))
    }

    private mutating func add(_ member: MemberReference, _ semantics: Semantics) {
        guard let (node, analysis) = semantics.node(of: member), let type = analysis.enclosingType(of: node)
        else { return }
        let requirement = node.tree.text(node.anchor)
        let conformances = semantics.index.foreignConformances(of: type).map { semantics.index.text($0) }
        let isOfProtocol = semantics.index.types[type].kind == .protocol
        guard LibraryRequirements.mayAsk(for: requirement, typesWith: conformances) || isOfProtocol else { return }
        var code = node
        if node.kind == .identifierPattern {
            guard let binding = node.parent, let value = binding.child(.accessorBlock) ?? binding.child(.initializer)
            else { return }
            code = value
        }
        witnesses[type, default: []].append(
            Witness(requirement: requirement, code: ClassCode.Body(node: code, analysis: analysis)))
    }
}
