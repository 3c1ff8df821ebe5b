import RuleContract
import SourceText
import SymbolIndex
import Syntax

/// `protocol P: ObservableObject` → `protocol P: AnyObject, Observable` (catalogue 150–153, 156).
public let observableProtocolRule = Rule(
    id: "observable-protocol",
    summary: "`protocol P: ObservableObject` → `protocol P: AnyObject, Observable`",
    rationale: """
        If a class is @Observable but still an ObservableObject through a protocol, views would not observe it at all. \
        Code that is generic over the protocol observes the properties that it reads, as code that uses the class \
        does.
        """,
    safety: """
        The protocol migrates with all classes that conform to it and all views that are generic over it, or not at \
        all. AnyObject keeps the class constraint of ObservableObject. Requires the assisted tier if code of a view \
        update may read and set a changing property through a value of the protocol that it does not observe.
        """,
    before: "protocol PlayerModel: ObservableObject {\n    var position: Double { get set }\n}",
    after: "protocol PlayerModel: AnyObject, Observable {\n    var position: Double { get set }\n}",
    tier: .assisted,
    catalogue: [19, 150, 151, 152, 153, 156],
    check: { context in
        context.references(.protocolDeclaration).flatMap {
            ObservableProtocol(context: context, reference: $0).diagnostics()
        }
            + context.references(.localConformer).map { reference in
                let name = context.index.text(reference.node.name)
                let message =
                    "\(name) is declared in a function and conforms to the same protocol, which refines ObservableObject"
                return context.refuse(reference.node.placeOfInheritance, reference.types, .localClass, message)
            }
    })

/// One protocol declaration: what keeps the protocol as it is, else its edits.
private struct ObservableProtocol {
    let context: RuleContext
    let reference: Reference
    var node: SyntaxNode { reference.node }
    var index: ProjectIndex { context.index }

    func diagnostics() -> [Diagnostic] {
        guard let id = context.analysis.typeOfNode[node.index] else { return [] }
        let protocols = [id] + protocolsRefining(id)
        for type in protocols {
            let refusals = refusals(of: type)
            if !refusals.isEmpty { return refusals }
        }
        guard let edits = clauseEdits() else {
            return [
                refuse(
                    .typealiasComposition, "\(index.qualifiedName(id)) refines ObservableObject through a composition")
            ]
        }
        guard !edits.isEmpty else { return [] }
        let name = index.qualifiedName(id)
        var message = "\(name) refines Observable"
        let changed = ProtocolReads(of: protocols, context.semantics).changedInUpdates
        if case .code(let code) = changed {
            message += ", and an update of a view may run " + context.toldWithPath(code)
        }
        let behavior: BehaviorCode? = changed == nil ? nil : .protocolMoves
        var diagnostic = context.fix(clause, reference.types, message, importEdits() + edits, behavior: behavior)
        diagnostic.movesTypesTogether = true
        return [diagnostic]
    }

    private var clause: SyntaxNode { node.placeOfInheritance }

    private func refuse(_ refusal: Refusal, _ message: String) -> Diagnostic {
        context.refuse(clause, reference.types, refusal, message)
    }

    // MARK: Conditions

    private func protocolsRefining(_ id: TypeID) -> [TypeID] {
        context.legacy.refiningProtocols.filter { $0 != id && index.inherits($0, from: id) }.sorted()
    }

    private func refusals(of id: TypeID) -> [Diagnostic] {
        let name = index.qualifiedName(id)
        if index.types[id].declarations.count != 1 {
            return [refuse(.conditionalConformance, "\(name) is declared more than once")]
        }
        // 157
        let outside = context.refusalsFromOutside(of: id, at: clause, reference.types)
        if !outside.isEmpty { return outside }
        if context.legacy.protocolsOfOthers.contains(id) {
            return [
                refuse(
                    .protocolRefinement,
                    "a type that is not a class of the project conforms to \(name), which refines ObservableObject")
            ]
        }
        if let publisher = nameOfPublisher, declares(publisher, id) {
            return [refuse(.protocolRefinement, "\(name) declares its own ObjectWillChangePublisher")]
        }
        return []
    }

    private var nameOfPublisher: NameID? { index.names.lookUp(FileAnalyzer.nameOfAssociatedPublisher) }

    /// True where the protocol or an extension of it says what the associated type is by declaring it.
    private func declares(_ publisher: NameID, _ id: TypeID) -> Bool {
        if index.types[id].typealiases[publisher] != nil { return true }
        guard id == context.analysis.typeOfNode[node.index], let block = node.child(.memberBlock) else { return false }
        return block.children.contains { $0.kind == .associatedTypeDeclaration && $0.name == publisher }
    }

    // MARK: Edits

    /// Edits for all that names `ObservableObject` in the head of the protocol; nil where an alias of more than that
    /// does.
    private func clauseEdits() -> [TextEdit]? {
        var edits: [TextEdit] = []
        let editing = context.editing
        let inheritance = InheritanceEditing(context: context)
        for entry in node.child(.inheritanceClause)?.children.filter({ $0.kind == .inheritedType }) ?? [] {
            guard let type = entry.typeChild else { continue }
            if inheritance.isObservableObject(entry) {
                edits.append(editing.replace(type.range, replacement(separator: ", ")))
            } else if type.kind == .compositionType {
                guard let part = observableObject(in: type) else { continue }
                edits.append(editing.replace(part.range, replacement(separator: " & ")))
            } else if inheritance.isComposition(entry) {
                return nil
            }
        }
        if let condition = node.child(.whereClause), let publisher = nameOfPublisher {
            edits += editing.removal(ofEntries: { $0.isRequirement(onOwn: publisher) }, from: condition)
        }
        for requirement in node.child(.whereClause)?.children.filter({ $0.kind == .requirement }) ?? [] {
            let types = requirement.children.filter { $0.kind.isType }
            guard types.count == 2, types[0].text == "Self" else { continue }
            if isObservableObject(types[1]) {
                edits.append(editing.replace(types[1].range, replacement(separator: " & ")))
            } else if let part = observableObject(in: types[1]) {
                edits.append(editing.replace(part.range, replacement(separator: " & ")))
            }
        }
        return edits
    }

    private func isObservableObject(_ type: SyntaxNode) -> Bool {
        type.lastTypeComponent?.name == KnownName.ObservableObject.id
    }

    private func observableObject(in composition: SyntaxNode) -> SyntaxNode? {
        guard composition.kind == .compositionType else { return nil }
        return composition.children.first { $0.kind.isType && isObservableObject($0) }
    }

    private func replacement(separator: String) -> String {
        asksForClass ? observable.text : "AnyObject" + separator + observable.text
    }

    /// `AnyObject`, or `class` of older Swift, is asked for already.
    private var asksForClass: Bool {
        node.child(.inheritanceClause)?.children.contains { ["AnyObject", "class"].contains($0.text) } ?? false
    }

    /// 21: the protocol's name, qualified where another type is called so.
    private var observable: (text: String, isQualified: Bool) {
        let isTaken =
            context.file.spelled(.Observable, in: node) != "Observable"
            || context.tree.root.children.contains { declaration in
                declaration.kind == .importDeclaration && declaration.importedModule.hasPrefix("Rx")
            }
        return isTaken ? ("Observation.Observable", true) : ("Observable", false)
    }

    private func importEdits() -> [TextEdit] {
        let modules = observable.isQualified ? ["Observation"] : ["SwiftUI", "Observation"]
        return ImportEditing(context: context.file).insertion(of: "Observation", unlessImported: modules, around: node)
            .map { [$0] } ?? []
    }
}
