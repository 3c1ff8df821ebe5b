import SymbolIndex
import Syntax

/// Code of types that runs without being named: what the library asks of their values, and what runs when the last
/// reference to an object goes.
struct UnnamedCode {
    struct Witness {
        /// One of `LibraryRequirements`.
        let requirement: String
        let code: ClassCode.Body
    }

    /// By the types that declare them.
    private(set) var witnesses: [TypeID: [Witness]] = [:]
    private var requirements: Set<String> = []
    /// What runs where a literal stands for a value of a type, by the first label.
    private(set) var literalInitializers: [TypeID: [Witness]] = [:]
    /// What runs where a value of some type is decoded.
    private(set) var decodingInitializers: [ClassCode.Body] = []
    private(set) var deinitializers: [TypeID: [ClassCode.Body]] = [:]
    /// The first values of stored properties of all types, but for those that run nothing.
    private(set) var initialValues: [ClassCode.Body] = []

    init(_ semantics: Semantics) {
        for requirement in LibraryRequirements.all { add(requirement, semantics) }
        for found in semantics.membersOfAnyType(named: KnownName.`init`.id) { add(initializer: found, semantics) }
        for analysis in semantics.project.analyses {
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

    /// False where no type has something of its own for one of the requirements.
    func mayAsk(for requirements: Set<String>) -> Bool { !self.requirements.isDisjoint(with: requirements) }

    private mutating func add(initializer found: MeantDeclarations.Declaration, _ semantics: Semantics) {
        let label = semantics.labels(of: found.member).first.map { semantics.index.text($0) } ?? ""
        let isOfLiteral = LibraryRequirements.literals.contains(label)
        guard isOfLiteral || LibraryRequirements.decoding.contains(label), let owner = found.owner,
            let (node, analysis) = semantics.node(of: found.member)
        else { return }
        let code = ClassCode.Body(node: node, analysis: analysis)
        if isOfLiteral {
            literalInitializers[owner, default: []].append(Witness(requirement: label, code: code))
        } else if !semantics.index.foreignConformances(of: owner).isEmpty {
            decodingInitializers.append(code)
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

    private mutating func add(_ requirement: String, _ semantics: Semantics) {
        if let operators = semantics.operators[requirement] {
            for function in operators { add(function.code, of: function.owner, for: requirement, semantics) }
            return
        }
        for found in semantics.name(requirement).map({ semantics.membersOfAnyType(named: $0) }) ?? [] {
            guard let (node, analysis) = semantics.node(of: found.member) else { continue }
            var code: SyntaxNode? = node
            if node.kind == .identifierPattern {
                code = node.parent.flatMap { $0.child(.accessorBlock) ?? $0.child(.initializer) }
            }
            guard let code else { continue }
            add(ClassCode.Body(node: code, analysis: analysis), of: found.owner, for: requirement, semantics)
        }
    }

    private mutating func add(
        _ code: ClassCode.Body, of owner: TypeID?, for requirement: String, _ semantics: Semantics
    ) {
        guard let owner else { return }
        let index = semantics.index
        let conformances = index.foreignConformances(of: owner).map { index.text($0) }
        let isOfProtocol = index.types[owner].kind == .protocol
        guard isOfProtocol || LibraryRequirements.mayAsk(for: requirement, typesWith: conformances) else { return }
        requirements.insert(requirement)
        witnesses[owner, default: []].append(Witness(requirement: requirement, code: code))
    }
}
