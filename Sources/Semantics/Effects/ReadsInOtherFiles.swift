import SymbolIndex
import Syntax

/// Reads of a property in files other than that of its class.
extension PropertyReading {
    /// True where another file may do more with the property than set it.
    func mayBeRead(_ property: StoredProperty, inFile file: Int) -> Bool {
        guard index.isReachable(type, from: file), !index.isOfTests(file) else { return false }
        guard let analysis = context.project.analysis(of: file) else { return mayBeRead(property, inOtherFile: file) }
        return context.semantics.code(of: analysis).contains(
            property.name, in: context.semantics.tree(of: analysis).root
        ) { node in
            let isRead =
                isUse(node) && analysis.uses.mayMean(node, propertyOf: family) || isReadByShorthand(node, analysis)
            return isRead && context.semantics.shownReads.mayBeShown(node, in: analysis)
        }
    }

    /// The same for a file that names no legacy class, to which a member may give one all the same.
    private func mayBeRead(_ property: StoredProperty, inOtherFile number: Int) -> Bool {
        guard context.semantics.mayLeadToLegacyClass(number) else { return false }
        guard let file = context.semantics.file(number) else { return true }
        return file.code.contains(property.name, in: file.tree.root) { node in
            isUse(node) && mayBeOfFamily(node, file)
                && context.semantics.shownReads.mayBeShown(node, in: file.unanalyzed)
        }
    }

    /// False for a property of a value that is known to be of another type, and for a local.
    private func mayBeOfFamily(_ node: SyntaxNode, _ file: ParsedFile) -> Bool {
        var base = ResolvedType.unknown
        if node.kind == .memberComponent, let chain = node.parent, chain.kind == .chainExpression {
            base = ExpressionTypes(file: file, search: context.semantics).type(ofPartsBefore: node, in: chain).unwrapped
        }
        return file.mayName(node, of: base, memberOf: family, context.semantics)
    }
}
