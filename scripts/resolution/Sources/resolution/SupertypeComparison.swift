import SourceText
import SymbolIndex

/// What types inherit from and conform to, as it is written at their declarations and extensions.
struct SupertypeComparison {
    let compiler: CompilerProject
    let product: ProductProject
    let tally: Tally

    private var index: ProjectIndex { product.index }

    /// - Parameter files: those whose declarations are compared.
    func run(_ files: Set<Int>) {
        let bases = compilerBases()
        for type in index.types.indices where index.types[type].kind != .external {
            let expected = bases[type] ?? []
            let inherited = index.types[type].inherited.flatMap { $0.type.conjuncts }
            let superclass = [index.types[type].superclass].compactMap { $0 }
            let own = Set(inherited.filter(\.isKnown).compactMap(\.typeID) + superclass)
            guard let declaration = index.declaration(of: type), files.contains(declaration.file) else { continue }
            for base in expected.union(own) {
                let isUnknown = inherited.contains { !$0.isKnown }
                let verdict: Verdict
                if expected.contains(base), own.contains(base) {
                    verdict = .equal
                } else if own.contains(base) {
                    verdict = .differs(Difference(category: "a supertype for us only", detail: names(type, base)))
                } else if isUnknown {
                    verdict = .unknown("a supertype that is not resolved")
                } else {
                    verdict = .differs(Difference(category: "no supertype for us", detail: names(type, base)))
                }
                let isConditional = index.types[type].parts.contains { index.fact($0).isConditional }
                tally.add(
                    "supertype", verdict, place(of: declaration), explanation: { isConditional ? .conditional : nil })
            }
        }
    }

    private func place(of declaration: TypeFactReference) -> String {
        let lines = LineIndex(compiler.bytes[declaration.file])
        return "\(compiler.paths[declaration.file]):\(lines.lineNumber(at: index.fact(declaration).offset) + 1)"
    }

    private func names(_ type: Int, _ base: Int) -> String {
        "\(index.qualifiedName(type)): \(index.qualifiedName(base))"
    }

    /// The project's types that stand in the inheritance clauses of each.
    private func compilerBases() -> [TypeID: Set<TypeID>] {
        var extended: [Int: Int] = [:]
        for names in compiler.names {
            for name in names.values.joined() {
                for relation in name.relations where relation.roles.contains(.extended) {
                    extended[relation.symbol] = name.symbol
                }
            }
        }
        var result: [TypeID: Set<TypeID>] = [:]
        for names in compiler.names {
            for name in names.values.joined() where name.kind == .type {
                guard let base = type(of: name.symbol) else { continue }
                for relation in name.relations where relation.roles.contains(.base) {
                    guard let derived = type(of: extended[relation.symbol] ?? relation.symbol) else { continue }
                    result[derived, default: []].insert(base)
                }
            }
        }
        return result
    }

    private func type(of symbol: Int) -> TypeID? {
        (compiler.definitions[symbol] ?? []).lazy.compactMap { product.typeAtPlace[$0] }.first
    }
}
