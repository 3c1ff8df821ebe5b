import SymbolIndex
import Syntax

/// Tells which methods and observers of a class tell a view of a change on each way through them, by what they set
/// themselves or by other methods of the object (catalogue 213).
struct TellingCode {
    let semantics: Semantics
    let family: Set<TypeID>
    /// True for a place in a function that tells the view, for certain.
    let tells: (_ place: SyntaxNode, _ function: SyntaxNode, _ analysis: FileAnalysis) -> Bool

    /// The calls in a function of methods of its own object that tell.
    func calls(in function: SyntaxNode, _ analysis: FileAnalysis) -> [SyntaxNode] {
        guard analysis.enclosingType(of: function).map({ family.contains($0) }) == true else { return [] }
        var known: [SyntaxNode: Bool] = [:]
        let code = semantics.code(of: analysis)
        let methods = family.reduce(into: Set<NameID>()) { $0.formUnion(semantics.classCode(of: $1).functions.keys) }
        return methods.flatMap { code.nodes(named: $0, in: function) }.filter { isTellingCall($0, analysis, &known) }
    }

    /// True where `didSet` of a property tells, so that no change of it goes without.
    func isRunByObserver(of property: NameID) -> Bool {
        let found = family.flatMap { semantics.classCode(of: $0).observers[property] ?? [] }
        guard found.count == 1, let observers = found.first,
            let observer = observers.node.children.first(where: { $0.name == KnownName.didSet.id }),
            let body = observer.child(.codeBlock)
        else { return false }
        var known: [SyntaxNode: Bool] = [:]
        return tells(ClassCode.Body(node: body, analysis: observers.analysis), &known)
    }

    /// `reload()` or `self.reload()` of a method that no other one stands in for.
    private func isTellingCall(
        _ node: SyntaxNode, _ analysis: FileAnalysis, _ known: inout [SyntaxNode: Bool]
    ) -> Bool {
        guard node.kind == .identifierExpression || node.kind == .memberComponent, node.isCalled, node.isOfSelf,
            LocalName(meantBy: node) == nil
        else { return false }
        // An overload of a protocol may be meant, a closure in a property, or what a subclass has.
        let meant = MeantDeclarations(semantics: semantics).declarations(of: node, analysis)
        let bodies = family.flatMap { semantics.classCode(of: $0).functions[node.name] ?? [] }
        guard meant.count == 1, bodies.count == 1, let body = bodies.first,
            semantics.node(of: meant[0].member)?.node.child(.codeBlock) == body.node
        else { return false }
        return tells(body, &known)
    }

    private func tells(_ body: ClassCode.Body, _ known: inout [SyntaxNode: Bool]) -> Bool {
        if let answer = known[body.node] { return answer }
        // As long as it is not known, for methods that call one another.
        known[body.node] = false
        guard !SameTurn(semantics: semantics).waits(body.node.tokenRange, body.analysis) else { return false }
        var found = known
        // Whatever a way sets, all ways have that one name in common.
        let told = CertainCode(closures: semantics.certainClosures) { part in
            guard part.kind == .identifierExpression || part.kind == .memberComponent, part.isOfSelf,
                !part.mayBeLeftByError
            else { return [] }
            let isTold = tells(part, body.node, body.analysis) || isTellingCall(part, body.analysis, &found)
            return isTold ? [KnownName.didSet.id] : []
        }.names(in: body.node)
        found[body.node] = !told.isEmpty
        known = found
        return !told.isEmpty
    }
}
