import Semantics
import SymbolIndex
import Syntax

/// Tells whether views that know objects by a protocol and do not follow them may update without end: code that may run
/// while they update reads, by such a value, what changes in a class that conforms, and code of an update sets it
/// (catalogue 150, 222).
///
/// To be updated by what they read is what views gain with classes that they don't follow, too.
struct ProtocolReads {
    private let semantics: Semantics
    /// The protocol with those that refine it.
    private let protocols: Set<TypeID>
    private let classes: [TypeID]
    /// The same with the superclasses and subclasses of what conforms.
    private let types: Set<TypeID>
    /// Properties of these classes that are tracked.
    private let changing: Set<NameID>

    private var index: ProjectIndex { semantics.index }
    private var meant: MeantDeclarations { MeantDeclarations(semantics: semantics) }

    init(of protocols: [TypeID], _ semantics: Semantics) {
        self.semantics = semantics
        self.protocols = Set(protocols)
        let conforming = Set(protocols.flatMap { semantics.conformers(of: $0) })
        classes = conforming.sorted()
        let families = conforming.reduce(into: Set<TypeID>()) { $0.formUnion(semantics.family(of: $1)) }
        types = families.union(protocols)
        changing = families.reduce(into: []) { $0.formUnion(semantics.trackedProperties(of: $1).allNames) }
    }

    /// What updates may set and read.
    enum Change {
        /// What sets it by the protocol, or reads it for more than to show it.
        case code(SyntaxNode)
        /// Members that are found by subscript.
        case anyMember
    }

    /// The first in the order of files; nil for none.
    var changedInUpdates: Change? {
        if changing.isEmpty { return nil }
        if types.contains(where: { index.hasAttribute("dynamicMemberLookup", $0) }) { return .anyMember }
        if let code = firstPlace(where: { mayRead($0, $1) && decidesMore($0, $1) }) { return .code(code) }
        guard let code = firstPlace(where: { maySet($0, $1) }), isReadInUpdates else { return nil }
        return .code(code)
    }

    /// True for what is read to make an object, or to be compared: it would be made again, or something run, with each
    /// change.
    private func decidesMore(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if let type = analysis.enclosingType(of: node), index.types[type].kind == .class { return true }
        return node.ancestor { part in
            switch part.kind {
            case .initializerDeclaration: return true
            case .callComponent:
                guard let callee = part.calledName else { return false }
                let name = index.text(callee.name)
                return ClosureTakers.comparing.contains(name) || name == "id"
            case .chainExpression:
                let made = ObjectCreation(part, in: analysis, semantics)?.type
                return made.map { index.types[$0].kind == .class } ?? false
            default: return false
            }
        } != nil
    }

    private var isReadInUpdates: Bool {
        isReadUnnamed || firstKeyPath != nil || firstPlace { mayRead($0, $1) } != nil
    }

    private var firstKeyPath: SyntaxNode? {
        firstInFiles { name, analysis in keyPath(with: name, analysis) }
    }

    private func firstPlace(where isWanted: (SyntaxNode, FileAnalysis) -> Bool) -> SyntaxNode? {
        firstInFiles { name, analysis in
            let root = semantics.tree(of: analysis).root
            return semantics.code(of: analysis).nodes(named: name, in: root)
                .first { isOfUpdate($0, analysis) && isWanted($0, analysis) }
        }
    }

    private func firstInFiles(_ find: (NameID, FileAnalysis) -> SyntaxNode?) -> SyntaxNode? {
        let names = members.sorted { index.text($0) < index.text($1) }
        return semantics.project.analyses.lazy.firstValue { analysis in
            names.lazy.firstValue { index.mentions($0, file: analysis.file) ? find($0, analysis) : nil }
        }
    }

    /// What a value of the protocols has.
    private var members: Set<NameID> {
        let bases = protocols.union(protocols.flatMap { index.inheritedTypes(of: $0) })
        return Set(bases.flatMap { index.members(of: $0) }.map { index.name(of: $0) })
    }

    // MARK: Places

    /// True for a member of an object that is known by the protocol, where an update may run.
    private func isOfUpdate(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        switch node.kind {
        case .memberComponent, .identifierExpression, .implicitMemberExpression: break
        default: return false
        }
        // What is known by its class tells views by itself, as objects of other classes do.
        if let owner = analysis.uses.knownOwner(of: node) {
            if index.types[owner].kind == .class { return false }
        } else if !semantics.mayHave(types, in: analysis.file) {
            return false
        }
        guard analysis.uses.mayMean(node, memberOf: types), !isOfItself(node, analysis), !isFollowed(node, analysis)
        else { return false }
        let declarations = meant.declarations(of: node, analysis)
        guard declarations.contains(where: { $0.owner.map { types.contains($0) } ?? false }),
            !isFunctionForEvents(node, declarations, analysis)
        else { return false }
        return !semantics.eventCode.contains(node, in: analysis)
    }

    /// `Button(action: actions.restore)`: a view does not run the function until the button is tapped.
    private func isFunctionForEvents(
        _ node: SyntaxNode, _ declarations: [MeantDeclarations.Declaration], _ analysis: FileAnalysis
    ) -> Bool {
        guard node.nextSibling == nil, let callee = node.wholeExpression.parent?.parent?.calledName,
            callee.kind == .identifierExpression, index.text(callee.name).first?.isUppercase == true,
            declarations.allSatisfy({ index.fact($0.member).kind == .function })
        else { return false }
        return semantics.eventCode.contains(node, in: analysis, isValue: true)
    }

    /// The class's own code, which is looked at where somebody else runs it.
    private func isOfItself(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if node.kind == .identifierExpression, LocalName(node.name, at: node) != nil { return true }
        return node.isOfSelf && analysis.typesAround(node).contains { types.contains($0) }
    }

    /// True for a member of an object behind a legacy wrapper of the view around.
    private func isFollowed(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.kind == .memberComponent, let chain = node.parent, chain.kind == .chainExpression,
            let view = analysis.enclosingType(of: node), index.types[view].kind != .class
        else { return false }
        var parts = chain.children.prefix { $0 != node }
            .filter { $0.kind != .optionalComponent && $0.kind != .forceComponent }
        let isOfSelf = parts.first?.name == KnownName.`self`.id
        if isOfSelf { parts.removeFirst() }
        guard parts.count == 1, let object = parts.first, isOfSelf || LocalName(object.name, at: object) == nil
        else { return false }
        return semantics.project.table.wrapperProperties[PropertyKey(owner: view, name: object.name)] != nil
    }

    private func keyPath(with name: NameID, _ analysis: FileAnalysis) -> SyntaxNode? {
        guard changing.contains(name), semantics.mayHave(types, in: analysis.file) else { return nil }
        let root = semantics.tree(of: analysis).root
        return semantics.code(of: analysis).nodes(named: name, in: root).first { node in
            node.isInKeyPath && analysis.uses.mayMean(node, memberOf: types) && !isObservedByOther(node, analysis)
        }
    }

    /// `item.publisher(for: \.tags)`, `item.observe(\.tags)` of an object of another class.
    private func isObservedByOther(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let path = node.ancestor(where: { $0.kind == .keyPathExpression }),
            let argument = path.parent, argument.kind == .argument,
            let callee = argument.parent?.calledName, callee.kind == .memberComponent,
            ["publisher", "observe"].contains(index.text(callee.name))
        else { return false }
        let observed = semantics.types(at: callee, analysis).type(before: callee)
        return observed.boundValue != .unknown && !semantics.mayBe(observed, oneOf: types)
    }

    // MARK: What is read and set

    private func maySet(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if changing.contains(node.name), mayBeWritten(node) { return true }
        return semantics.summaries.anything(in: summary(of: node, analysis)) { part in
            part.unknown.map { isOfTypes($0) } ?? false
                || part.mentions.contains { mayBeWritten($0.node) && mayBeChanging($0.node, $0.analysis) }
        }
    }

    /// `answer` of `oracle.answer()`, a closure that the object keeps, and what the code of such an object starts; what
    /// other code does is not looked at for classes either.
    private func isOfTypes(_ place: SyntaxNode) -> Bool {
        let name = (place.lastNamed ?? place).name
        let around = place.enclosingDeclaration?.name
        return types.contains { !index.members(named: name, of: $0).isEmpty || index.types[$0].name == around }
    }

    /// True also before a method of the project, which may be a mutating one.
    private func mayBeWritten(_ node: SyntaxNode) -> Bool {
        guard case .called(let method) = node.writeForm else { return node.isWrittenHere }
        return node.isWrittenHere || !semantics.membersOfAnyType(named: method.name).isEmpty
    }

    private func mayBeChanging(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        changing.contains(node.name) && analysis.uses.mayMean(node, memberOf: types)
    }

    private func summary(of node: SyntaxNode, _ analysis: FileAnalysis) -> Summary {
        var maker = SummaryMaker(semantics, analysis)
        maker.use(node, in: node)
        return maker.summary
    }

    private func mayRead(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if node.isAssignedWhole, isOnlyStored(node.name) { return false }
        return changing.contains(node.name) || mayRead(summary(of: node, analysis))
    }

    /// True for a property that each class stores, and no extension of a protocol sets for it: to set it runs no code.
    private func isOnlyStored(_ name: NameID) -> Bool {
        let bases = protocols.union(protocols.flatMap { index.inheritedTypes(of: $0) })
        let isGiven = bases.contains { type in
            index.members(named: name, of: type).contains { !index.isRequirement($0, of: type) }
        }
        guard !isGiven else { return false }
        return types.filter { index.types[$0].kind != .protocol }.allSatisfy { type in
            !semantics.members.members(named: name, in: type).isEmpty
                && index.members(named: name, of: type).allSatisfy { member in
                    let attributes = index.fact(member).attributes.map { index.translate($0, file: member.file) }
                    guard attributes.allSatisfy({ $0 == KnownName.Published.id }),
                        let pattern = semantics.nodeInAnyFile(of: member)?.node
                    else { return false }
                    return pattern.kind == .identifierPattern && pattern.parent?.child(.accessorBlock) == nil
                }
        }
    }

    private func mayRead(_ summary: Summary) -> Bool {
        semantics.summaries.anything(in: summary) { part in
            part.unknown != nil || !part.unseen.isEmpty || !changing.isDisjoint(with: part.namesInKeyPaths)
                || part.mentions.contains { mayBeChanging($0.node, $0.analysis) }
        }
    }

    /// By code that runs where no name stands: `id` in a list, `description` in a text, `==`.
    private var isReadUnnamed: Bool {
        let owners = types.sorted().filter { index.types[$0].kind != .external }
        let members = owners.flatMap { owner in index.members(of: owner).map { (owner: owner, member: $0) } }
        let unnamed = members.filter { owner, member in
            let name = index.text(index.name(of: member))
            guard SDKMembers.unnamedGetters.contains(name) || SDKMembers.unnamedFunctions.contains(name) else {
                return false
            }
            return semantics.mayBeAskedByLibrary(member, of: owner)
        }.map(\.member)
        let operators = (semantics.operators["=="] ?? []).filter { mayCompareObjects($0) }
        return unnamed.contains { changing.contains(index.name(of: $0)) || mayRead($0) }
            || operators.contains { mayRead(semantics.summaries.summary(of: $0.code)) }
    }

    private func mayCompareObjects(_ function: DeclaredOperator) -> Bool {
        if let owner = function.owner { return types.contains(owner) }
        let expressions = semantics.types(at: function.code.node, function.code.analysis)
        return function.code.node.parameters.compactMap(\.typeChild).contains { written in
            semantics.mayBe(expressions.resolve(written), oneOf: types)
        }
    }

    private func mayRead(_ member: MemberReference) -> Bool {
        if index.fact(member).isStored { return false }
        guard let (node, analysis) = semantics.node(of: member) else { return true }
        // A requirement is run where what meets it is, which is looked at itself.
        if node.enclosingDeclaration?.kind == .protocolDeclaration { return false }
        let code = node.kind == .identifierPattern ? node.parent?.getterBody ?? node : node
        return mayRead(semantics.summaries.summary(of: ClassCode.Body(node: code, analysis: analysis)))
    }
}
