import Semantics
import SymbolIndex
import Syntax

/// Finds properties of observed objects that are read only by code which closures run after the body, whatever leads
/// to the object there: a function, a local, a parameter, a closure that is handed on. What a view's own wrapper
/// property leads to directly is left to `LateReads`.
struct LateCode {
    let context: FileSemantics

    struct Read: Hashable {
        let node: SyntaxNode
        let property: NameID
        let owner: TypeID
    }

    private var semantics: Semantics { context.semantics }

    /// The first for each property and closure.
    var reads: [Read] {
        semantics.lateClosures(in: context).flatMap { closure -> [Read] in
            let found = code(of: closure).flatMap { code in
                semantics.summaries.certainMentions(in: code).compactMap { node, analysis in
                    read(node, analysis, by: closure)
                }
            }
            var seen: Set<Read> = []
            return found.filter { seen.insert($0).inserted && isLost($0) }
        }
    }

    private func code(of closure: SyntaxNode) -> [ClassCode.Body] {
        let functions = functions(namedBy: closure)
        guard !functions.isEmpty else { return [ClassCode.Body(node: closure, analysis: context.analysis)] }
        return functions.compactMap { function in
            semantics.node(of: function.member).map { ClassCode.Body(node: $0.node, analysis: $0.analysis) }
        }
    }

    /// Those that stand in for a closure by their names.
    private func functions(namedBy value: SyntaxNode) -> [MeantDeclarations.Declaration] {
        guard value.kind == .identifierExpression || value.kind == .chainExpression, let name = value.lastNamed,
            name.kind == .memberComponent || LocalName(meantBy: name) == nil
        else { return [] }
        return MeantDeclarations(semantics: semantics).declarations(of: name, context.analysis)
            .filter { context.index.fact($0.member).kind == .function }
    }

    private func read(_ node: SyntaxNode, _ analysis: FileAnalysis, by closure: SyntaxNode) -> Read? {
        guard let owner = analysis.uses.knownOwner(of: node), context.legacy.classes[owner] != nil,
            semantics.isObserved(owner), !node.isAssignedWhole, node.argumentNames.isEmpty,
            semantics.trackedProperties(of: owner).allNames.contains(node.name)
        else { return nil }
        guard semantics.laterChanges.mayChange(node.name, of: semantics.family(of: owner)),
            !isOfOwnWrapper(node, closure), !isCaptured(node, closure)
        else { return nil }
        return Read(node: closure, property: node.name, owner: owner)
    }

    /// `model.width` in what a view gives the SDK.
    private func isOfOwnWrapper(_ node: SyntaxNode, _ closure: SyntaxNode) -> Bool {
        guard let argument = closure.parent, ReadPlaces.isForLayout(argument),
            let declaration = closure.enclosingDeclaration, declaration == node.enclosingDeclaration,
            let object = node.previousSibling, object.isOwnName(object.name)
        else { return false }
        guard let view = context.analysis.enclosingType(of: closure) else { return false }
        return context.project.table.wrapperProperties[PropertyKey(owner: view, name: object.name)] != nil
    }

    /// `[width = model.width]` asks where the closure is made.
    private func isCaptured(_ node: SyntaxNode, _ closure: SyntaxNode) -> Bool {
        closure.encloses(node) && node.ancestor { $0.kind == .capture } != nil
    }

    /// True where a view that was updated by the object's changes made the closure, and reads the property nowhere
    /// else.
    private func isLost(_ read: Read) -> Bool {
        let call = read.node.ancestor { $0.kind == .callComponent } ?? read.node
        return views(running: call).contains { view in
            semantics.classesFollowed(by: view).contains(read.owner) && !isReadInBody(read, of: view)
        }
    }

    /// Those that call a function which extends all views, too.
    private func views(running call: SyntaxNode) -> Set<TypeID> {
        let running = semantics.updateCode.views(running: call, in: context.analysis)
        let views = running.filter { context.index.types[$0].kind != .external }
        guard views.isEmpty, let function = call.ancestor(where: { $0.kind == .functionDeclaration }) else {
            return views
        }
        let places = semantics.eventCode.places(of: semantics.eventCode.code(of: function, in: context.analysis)) ?? []
        return places.reduce(into: []) {
            $0.formUnion(semantics.updateCode.views(running: $1.node, in: $1.analysis))
        }
    }

    private func isReadInBody(_ read: Read, of view: TypeID) -> Bool {
        let family = semantics.family(of: read.owner)
        return semantics.parts(of: view).contains { part, analysis in
            let own = semantics.context(of: analysis)
            var places = ReadPlaces(view: part, own)
            return own.code.nodes(named: read.property, in: part).contains { node in
                guard !node.isAssignedWhole, let owner = analysis.uses.knownOwner(of: node), family.contains(owner)
                else { return false }
                return places.place(of: node) == .body && !isGivenLate(node, own)
            }
        }
    }

    private func isGivenLate(_ node: SyntaxNode, _ own: FileSemantics) -> Bool {
        semantics.lateClosures(in: own).contains { $0.encloses(node) }
    }
}
