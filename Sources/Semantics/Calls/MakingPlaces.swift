import SymbolIndex
import Syntax

private let ofPreviewsQuestion = SharedQuestion<TypeID, Bool>()

extension Semantics {
    /// Where values of a type are made, but for tests; nil where that isn't known.
    package func places(making type: TypeID) -> [EventCode.Place]? {
        var places: [EventCode.Place] = []
        for name in namesInCode(of: type) {
            let code = NamedCode(name: name, kind: .initializer, owner: type)
            // Files that know nothing of an object may make the value as well.
            guard let found = eventCodeOfAnyFile.places(of: code) else { return nil }
            places += found.filter { !index.isOfTests($0.analysis.file) }
        }
        return places
    }

    /// True for a `PreviewProvider`, for what is declared in one, and for a view that previews make and nothing else
    /// does: it is there for nobody to use.
    package func isOfPreviews(_ type: TypeID) -> Bool {
        answers.answer(ofPreviewsQuestion, type) {
            var seen: Set<TypeID> = []
            return isOfPreviews(type, &seen)
        }
    }

    private func isOfPreviews(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
        if index.enclosingTypes(of: type).contains(where: { index.isPreview($0) }) { return true }
        guard seen.insert(type).inserted, project.owners.isView(type), isMadeByName(type),
            let places = places(making: type), !places.isEmpty
        else { return false }
        return places.allSatisfy { isOfPreviews($0, &seen) }
    }

    private func isOfPreviews(_ place: EventCode.Place, _ seen: inout Set<TypeID>) -> Bool {
        if place.node.isInPreviewMacro { return true }
        // `Tester.example` may be shown by whoever names it.
        guard let type = place.analysis.enclosingType(of: place.node),
            let member = place.node.enclosingMember, index.isPreview(type) || !Modifiers(member).isStatic
        else { return false }
        return isOfPreviews(type, &seen)
    }

    /// False for a structure that code of others may make, or code to which the type itself is handed, and where a file
    /// of no interest names it.
    private func isMadeByName(_ type: TypeID) -> Bool {
        let symbol = index.types[type]
        guard symbol.kind == .struct, symbol.genericParameters.isEmpty, !project.isOpen(type) else { return false }
        return namesInCode(of: type).allSatisfy { name in
            files(mentioning: name).allSatisfy { number in
                if index.isOfTests(number) { return true }
                guard let analysis = project.analysis(of: number) else { return false }
                return !code(of: analysis).contains(name, in: tree(of: analysis).root) {
                    $0.nextSibling?.name == KnownName.`self`.id
                }
            }
        }
    }

    /// True for a parameter of an initializer for which all who make a value pass one, so that its default is not made;
    /// previews are there for nobody to use.
    package func isAlwaysPassed(_ parameter: SyntaxNode, to type: TypeID) -> Bool {
        let label = parameter.tree.tokens[parameter.labelToken].payload
        guard let initializer = parameter.parent?.parent, initializer.kind == .initializerDeclaration,
            label != KnownName.wildcard.id, isMadeByName(type),
            !InitializerCalls(owner: type, semantics: self).isDelegated
        else { return false }
        guard let places = places(making: type), !places.isEmpty else { return false }
        var seen: Set<TypeID> = []
        return places.allSatisfy { place in
            if isOfPreviews(place, &seen) { return true }
            guard let call = place.node.callOfInitializer else { return false }
            return call.argumentLabels.contains(label) || !CallArguments(call).mayFit(initializer.parameters)
        }
    }

    /// The initializers of a class that a call does not run by which an object of the class is made. Those that a
    /// superclass or a protocol may call are not among them.
    package func initializers(of type: TypeID, notRunBy call: SyntaxNode) -> Set<SyntaxNode> {
        let protocols = index.inheritedTypes(of: type).filter { index.types[$0].kind == .protocol }
        let all = index.members(named: KnownName.`init`.id, of: type).map { node(of: $0)?.node }
        var unused = all.compactMap { $0 }
        guard protocols.allSatisfy({ index.members(named: KnownName.`init`.id, of: $0).isEmpty }),
            unused.count == all.count, unused.contains(where: { CallArguments(call).mayFit($0.parameters) })
        else { return [] }
        var calls = [call]
        while let call = calls.popLast() {
            let run = unused.filter { CallArguments(call).mayFit($0.parameters) }
            unused.removeAll { run.contains($0) }
            for node in run {
                node.walk { part in
                    if part.isOwnInitializerCall { calls += part.children.filter { $0.kind == .callComponent } }
                    return true
                }
            }
        }
        return Set(
            unused.filter { initializer in
                !initializer.children.contains {
                    $0.kind == .modifier && [KnownName.override.id, KnownName.required.id].contains($0.name)
                }
            })
    }
}
