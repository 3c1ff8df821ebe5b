import Semantics
import SymbolIndex
import Syntax

/// Where a property is set and where its publisher is subscribed to, and whether that may happen while a value is sent.
///
/// A value is sent from one of these places at a time, unless code that is run by a send comes to one of them again.
struct SendingPlaces {
    let property: PropertyKey
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }
    private var family: Set<TypeID> { semantics.family(of: property.owner) }

    /// From where the places are run, of all of them the one that most code may come to.
    var start: CodeStart {
        let uses = semantics.project.table.publisherUses[property] ?? []
        var result = CodeStart.ownTurn
        for use in uses where result != .anyCall { result = max(result, start(ofUse: use)) }
        for analysis in semantics.analyses(mentioning: property.name) where result != .anyCall {
            let root = semantics.tree(of: analysis).root
            for node in semantics.code(of: analysis).nodes(named: property.name, in: root) where result != .anyCall {
                result = max(result, start(ofMention: node, analysis))
            }
        }
        return result
    }

    // MARK: Subscriptions

    private func start(ofUse use: (file: Int, node: SyntaxNode)) -> CodeStart {
        guard let analysis = semantics.project.analysis(of: use.file) else { return .anyCall }
        let hops = SchedulerHops(semantics: semantics, analysis: analysis)
        switch PublisherUse.of(use.node, semantics) {
        case .assignment(let call):
            return call.previousSibling.map { hops.arrivesLater(at: $0) } == true ? .ownTurn : .anyCall
        case .handedOut, .other: return .anyCall
        case .values: break
        }
        let pipeline = PublisherPipeline(from: use.node, of: property, analysis, semantics)
        guard !pipeline.isLeftOpen else { return .anyCall }
        if semantics.isOfObjectMadeHere(use.node, in: analysis) { return .ownTurn }
        let isOfSelf = isOfSelf(use.node, analysis)
        return pipeline.subscriptions.reduce(.ownTurn) { max($0, start(of: $1, isOfSelf: isOfSelf, analysis)) }
    }

    // MARK: What sets it

    private func start(ofMention node: SyntaxNode, _ analysis: FileAnalysis) -> CodeStart {
        guard node.kind == .identifierExpression || node.kind == .memberComponent, !node.isProjection,
            analysis.uses.mayMean(node, propertyOf: family)
        else { return .ownTurn }
        if let path = node.parent, path.kind == .keyPathExpression { return start(ofKeyPath: path, analysis) }
        if node.previousSibling?.isProjection == true { return isBoundToControl(node) ? .input : .anyCall }
        let writes = PropertyWrites(context: semantics.context(of: analysis), type: property.owner, property: property.name)
        guard writes.mayBeLaterWrite(node, in: analysis), !LocalName.isFreshObject(before: node)
        else { return .ownTurn }
        return start(of: node, isOfSelf: isOfSelf(node, analysis), analysis)
    }

    /// `assign(to: \.x, on: self)` sets it, and who is given a path for other things may do so later.
    private func start(ofKeyPath path: SyntaxNode, _ analysis: FileAnalysis) -> CodeStart {
        guard let argument = path.parent, argument.kind == .argument, let callee = argument.parent?.calledName else {
            return .anyCall
        }
        let name = index.text(callee.name)
        if PureFunctions.reading.contains(name) || name == "map" || name == "ForEach" { return .ownTurn }
        let hops = SchedulerHops(semantics: semantics, analysis: analysis)
        return name == "assign" && hops.arrivesLater(at: callee) ? .ownTurn : .anyCall
    }

    /// `TextField("Name", text: $model.name)`
    private func isBoundToControl(_ node: SyntaxNode) -> Bool {
        guard node.nextSibling == nil, let argument = node.wholeExpression.parent, argument.kind == .argument,
            let callee = argument.parent?.calledName, callee.kind == .identifierExpression,
            ClosureTakers.boundControls.contains(index.text(callee.name))
        else { return false }
        return index.types(named: callee.name).allSatisfy { index.types[$0].kind == .external }
    }

    // MARK: Code

    private func start(of place: SyntaxNode, isOfSelf: Bool, _ analysis: FileAnalysis) -> CodeStart {
        semantics.codeStarts.start(of: place, isOfSelf: isOfSelf, in: analysis)
    }

    private func isOfSelf(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        node.isOfSelf && analysis.enclosingType(of: node).map { family.contains($0) } == true
    }
}
