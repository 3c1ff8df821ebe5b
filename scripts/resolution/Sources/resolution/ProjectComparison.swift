import SourceText
import SymbolIndex
import Syntax
import SystemAccess

/// Compares one project, file by file.
final class ProjectComparison {
    private let compiler: CompilerProject
    private let product: ProductProject
    private let answers: CompilerAnswers
    private let tally: Tally

    init(_ compiler: CompilerProject, _ tally: Tally) {
        self.compiler = compiler
        self.tally = tally
        product = ProductProject(compiler)
        answers = CompilerAnswers(index: product.index, witness: StoreWitness(compiler))
    }

    private var index: ProjectIndex { product.index }

    func run() {
        let files = compiler.paths.indices.filter { tally.adds(file: compiler.paths[$0]) }
        for file in files {
            let (tree, analysis) = product.analyze(file)
            let lookUp = NameLookUp(project: product, file: file, analysis: analysis)
            let lines = LineIndex(compiler.bytes[file])
            withExtendedLifetime(tree) {
                tree.root.walk { node in
                    compare(node, lookUp, lines)
                    return node.kind != .importDeclaration
                }
            }
            compareMembers(of: file, lines)
        }
        SupertypeComparison(compiler: compiler, product: product, tally: tally).run(Set(files))
    }

    private func place(_ offset: UInt32, _ file: Int, _ lines: LineIndex) -> String {
        "\(compiler.paths[file]):\(lines.lineNumber(at: offset) + 1)"
    }

    // MARK: Names in code

    private func compare(_ node: SyntaxNode, _ lookUp: NameLookUp, _ lines: LineIndex) {
        let question = node.kind == .namedType ? "type name" : "reference"
        let meaning: () -> Meaning
        var name = node
        switch node.kind {
        case .identifierExpression where node.anchorToken.kind == .identifier:
            meaning = { lookUp.meaning(ofIdentifier: node) }
        case .memberComponent where node.anchorToken.kind == .identifier:
            meaning = { lookUp.meaning(ofMember: node) }
        case .implicitMemberExpression: meaning = { .unknown("an implicit member") }
        case .namedType:
            guard let last = node.lastTypeComponent, last.anchorToken.kind == .identifier else { return }
            name = last
            meaning = {
                guard let types = lookUp.types(at: node) else { return .unknown("in a type that a function declares") }
                return lookUp.meaning(ofType: types.resolve(node))
            }
        default: return
        }
        let token = name.anchorToken
        let text = node.tree.file.text(token.range).filter { $0 != "`" }
        let seen = compiler.names(at: Int(token.start), in: lookUp.file, text: text)
        let place = { self.place(token.start, lookUp.file, lines) }
        let answer = meaning()
        tally.add(
            question, verdict(answer, seen), place(),
            explanation: { self.explanation(answer, seen, node, lookUp.file) })
        guard node.kind == .identifierExpression || node.kind == .memberComponent else { return }
        guard let property = seen.first(where: { $0.kind == .property }) else { return }
        tally.add("write", writeVerdict(node, property), place()) {
            Explanation.ofWrite(node) ?? (self.isFollowedByDynamicMember(node, lookUp) ? .subscripted : nil)
        }
        tally.add("type of reference", typeVerdict(node, lookUp), place()) {
            Explanation.ofLocal(node) ?? self.explanation(ofFirstValueOf: property)
        }
        compareUse(node, property, lookUp, place)
    }

    private func verdict(_ meaning: Meaning, _ seen: [CompilerProject.Name]) -> Verdict {
        guard !seen.isEmpty else { return .silent }
        let places = Set(seen.flatMap { compiler.definitions[$0.symbol] ?? [] })
        switch meaning {
        case .unknown(let cause): return .unknown(cause)
        case .local where seen.allSatisfy({ $0.kind == .parameter }): return .equal
        case .local: return .differs(Difference(category: "a local for us", detail: describe(seen)))
        case .declared(let nearest, let all):
            if all.contains(where: { places.contains($0) }) { return nearest.count == 1 ? .equal : .oneOf }
            if seen.allSatisfy({ $0.kind == .alias }) { return .unknown("an alias") }
            let category = places.isEmpty ? "from outside, and ours for us" : "another declaration"
            return .differs(Difference(category: category, detail: describe(seen) + " / " + describe(all)))
        case .uncertain(let own): return own.contains { places.contains($0) } ? .oneOf : .unknown("an uncertain type")
        case .outside:
            if places.isEmpty { return .equal }
            if seen.contains(where: { $0.kind == .alias }) { return .unknown("an alias") }
            return .differs(Difference(category: "from outside for us", detail: describe(seen)))
        case .memberOfOutside(let base):
            if places.isEmpty { return .equal }
            // The owner is a type from outside or a protocol that it conforms to: which, nobody has said.
            let owners = places.compactMap { product.ownerAtPlace[$0] }
            if owners.contains(where: { [.external, .protocol].contains(index.types[$0].kind) }) {
                return .unknown("a member of an extension of a type or protocol from outside")
            }
            let detail = describe(seen) + " / of " + TypeMatch(index).text(base)
            return .differs(Difference(category: "no such member for us", detail: detail))
        }
    }

    private func explanation(
        _ meaning: Meaning, _ seen: [CompilerProject.Name], _ node: SyntaxNode, _ file: Int
    ) -> Explanation? {
        if let reason = Explanation.ofLocal(node) { return reason }
        if case .declared(let nearest, _) = meaning, let reason = explanation(ofDeclared: nearest, seen, file) {
            return reason
        }
        let places = seen.flatMap { compiler.definitions[$0.symbol] ?? [] }
        // `CodingKeys` of a type that Swift writes them for stands nowhere.
        if places.isEmpty, seen.allSatisfy({ isOfProject($0) }) { return .unwritten }
        return places.isEmpty || places.contains(where: isDeclared) ? nil : .unwritten
    }

    private func isDeclared(_ place: Place) -> Bool {
        product.memberAtPlace[place] != nil || product.typeAtPlace[place] != nil || product.isDeclared(at: place)
    }

    /// True for a type whose name says nothing certain at the top of a file.
    private func isUndecided(_ type: TypeID, in file: Int) -> Bool {
        let reference = TypeReference.named([TypeReference.Component(name: index.types[type].name, arguments: [])])
        return !TypeResolver(index: index).resolve(reference, in: LexicalContext(file: file)).isKnown
    }

    /// True where the next member is looked up by a subscript of what a name holds.
    private func isFollowedByDynamicMember(_ node: SyntaxNode, _ lookUp: NameLookUp) -> Bool {
        guard let next = node.nextSibling, next.kind == .memberComponent,
            case .nominal(let id, _)? = answers.type(at: CompilerAnswers.nameOffset(node), file: lookUp.file)
        else { return false }
        return product.members.members(named: next.name, in: id).isEmpty
    }

    /// A first value by what an extension adds to a type from outside, which may have a function of that name itself.
    private func explanation(ofFirstValue member: MemberReference) -> Explanation? {
        var isAdded = false
        index.decode(index.fact(member).initialValue, file: member.file).forEachName {
            if index.isForeignMember($0) { isAdded = true }
        }
        return isAdded ? .ownOfOutside : nil
    }

    private func explanation(ofFirstValueOf property: CompilerProject.Name) -> Explanation? {
        let members = (compiler.definitions[property.symbol] ?? []).compactMap { product.memberAtPlace[$0] }
        return members.lazy.compactMap { self.explanation(ofFirstValue: $0) }.first
    }

    private func isOfProject(_ name: CompilerProject.Name) -> Bool {
        guard let module = compiler.demangled(name.symbol)?.prefix(while: { $0 != "." }) else { return false }
        return compiler.moduleNames.contains(String(module))
    }

    /// - Parameter own: what the product takes a name for.
    private func explanation(ofDeclared own: [Place], _ seen: [CompilerProject.Name], _ file: Int) -> Explanation? {
        if own.allSatisfy({ compiler.names[$0.file][$0.offset] == nil }) { return .leftOut }
        if own.allSatisfy({ !index.isVisible(from: file, modules: index.modules[$0.file]) }) { return .unloaded }
        let types = own.compactMap { product.typeAtPlace[$0] }
        if types.count == own.count, types.allSatisfy({ isUndecided($0, in: file) }) { return .notImported }
        let owners = own.compactMap { product.ownerAtPlace[$0] }
        let theirs = seen.flatMap { compiler.definitions[$0.symbol] ?? [] }
        let isFunction = seen.allSatisfy { $0.kind == .function }
        guard owners.count == own.count else { return theirs.isEmpty && isFunction ? .ownOfOutside : nil }
        let isOpen: (TypeID) -> Bool = { [.external, .protocol].contains(self.index.types[$0].kind) }
        if theirs.isEmpty { return owners.allSatisfy(isOpen) || isFunction ? .ownOfOutside : nil }
        if owners.allSatisfy({ index.types[$0].kind == .protocol }) { return .witness }
        let allOwners = owners + theirs.compactMap { product.ownerAtPlace[$0] }
        return allOwners.allSatisfy(isOpen) ? .otherExtension : nil
    }

    private func describe(_ seen: [CompilerProject.Name]) -> String {
        seen.map { compiler.demangled($0.symbol) ?? compiler.usrs[$0.symbol] }.joined(separator: "; ")
    }

    private func describe(_ places: [Place]) -> String {
        places.prefix(3).map { place in
            let line = LineIndex(compiler.bytes[place.file]).lineNumber(at: UInt32(place.offset)) + 1
            return "\(PathName.lastComponent(of: compiler.paths[place.file])):\(line)"
        }.joined(separator: ", ")
    }

    // MARK: Writes

    private func writeVerdict(_ node: SyntaxNode, _ seen: CompilerProject.Name) -> Verdict {
        let isWritten = seen.roles.contains(.write)
        switch node.writeForm {
        case nil: return isWritten ? .differs(Difference(category: "a read for us", detail: describe([seen]))) : .equal
        case .called: return isWritten ? .equal : .oneOf
        case .assigned, .operated, .handedOver:
            if isWritten { return .equal }
            return node.isSet ? .differs(Difference(category: "a write for us", detail: describe([seen]))) : .oneOf
        }
    }

    // MARK: Types

    private func typeVerdict(_ node: SyntaxNode, _ lookUp: NameLookUp) -> Verdict {
        let offset = CompilerAnswers.nameOffset(node)
        guard let expected = answers.type(at: offset, file: lookUp.file) else { return .silent }
        guard let types = lookUp.types(at: node) else { return .unknown("in a type that a function declares") }
        if node.kind == .identifierExpression { return TypeMatch(index).verdict(types.type(of: node), expected) }
        guard node.parent?.kind == .chainExpression else { return .unknown("a part of a key path") }
        let base = types.type(before: node)
        let type = types.step(node, from: base)
        // The compiler names the property, we what comes of it.
        if case .binding(let inner) = type, base != base.boundValue { return TypeMatch(index).verdict(inner, expected) }
        return TypeMatch(index).verdict(type, expected)
    }

    private func compareMembers(of file: Int, _ lines: LineIndex) {
        for (number, fact) in index.files[file].members.enumerated() {
            guard fact.kind == .property || fact.kind == .function else { continue }
            let member = MemberReference(file: file, member: number)
            guard let expected = answers.type(at: fact.offset, file: file) else {
                tally.add("type of member", .silent, "")
                continue
            }
            let owner = product.ownerAtPlace[product.place(of: member)]
            let found = owner.map { MemberResolver.Found(owner: $0, member: member) }
            let type = found.map { product.members.type(of: $0, isImplicitSelf: true) }
                ?? product.members.type(ofGlobal: member)
            let isOfUndecided = owner.map { index.types[$0].kind == .external || isUndecided($0, in: file) } ?? false
            tally.add(
                "type of member", TypeMatch(index).verdict(type, expected), place(fact.offset, file, lines),
                explanation: { isOfUndecided ? .notImported : self.explanation(ofFirstValue: member) })
        }
    }

    // MARK: Members of observable classes

    /// What the second pass noted of names that members of observable classes have: a use that it misses is a mistake.
    private func compareUse(
        _ node: SyntaxNode, _ seen: CompilerProject.Name, _ lookUp: NameLookUp, _ place: () -> String
    ) {
        let places = compiler.definitions[seen.symbol] ?? []
        // Whose static members names are is not noted.
        guard product.legacy.memberNames.contains(node.name), !places.contains(where: product.isStatic) else { return }
        let owners = Set(places.compactMap { product.ownerAtPlace[$0] })
        let uses = lookUp.analysis.uses
        if let known = uses.knownOwner(of: node) {
            let isEqual = owners.contains(known)
            let detail = describe([seen]) + " / " + index.qualifiedName(known)
            let difference = Difference(category: "a member of another class for us", detail: detail)
            return tally.add("use of a class", isEqual ? .equal : .differs(difference), place())
        }
        let classes = owners.filter { product.legacy.classes[$0] != nil }
        let isSeen = uses.mayMean(node, memberOf: classes)
        guard !classes.isEmpty else {
            return tally.add("use of a class", isSeen ? .unknown("of no class") : .equal, place())
        }
        let difference = Difference(category: "not seen", detail: describe([seen]))
        tally.add(
            "use of a class", isSeen ? .unknown("of a class") : .differs(difference), place(),
            explanation: { Explanation.ofLocal(node) })
    }
}
