import SourceText
import Syntax

extension FileAnalyzer {
    /// `Mirror(reflecting: x)` and `dump(x)`, where `x` is or holds a legacy object (catalogue 26).
    func recordReflection(_ node: SyntaxNode) {
        if let base = node.parent?.firstChild, base != node,
            base.name != index.names.lookUp("Swift") || base.nextSibling != node
        {
            return
        }
        guard let call = node.nextSibling, call.kind == .callComponent, let value = call.firstChild?.expressionChild,
            !scope.hasLocal(named: node.name), index.globals(named: node.name).isEmpty,
            index.types(named: node.name).isEmpty,
            !scope.types.contains(where: { !members.members(named: node.name, in: $0).isEmpty })
        else { return }
        let reflected = type(of: value)
        if case .metatype = reflected { return }
        var types: Set<TypeID> = []
        reflected.forEachType { id in
            // The value may be of any class below the static type.
            for candidate in legacy.sortedClasses where index.lookUpOrder[candidate].contains(id) {
                types.insert(candidate)
            }
        }
        record(.reflection, node, types: types.sorted())
    }
}
