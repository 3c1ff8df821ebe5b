import RuleContract
import Semantics
import SymbolIndex
import Syntax

extension RuleContext {
    /// Why code of other repositories holds a public type: what their facts say, or that nobody knows it (catalogue 157).
    func refusalsFromOutside(of id: TypeID, at node: SyntaxNode, _ types: [TypeID]) -> [Diagnostic] {
        let name = index.qualifiedName(id)
        var result: [Diagnostic] = []
        if project.isOpen(id), !options.allowsPublicAPI, !project.knowsAllUsers {
            let missing = options.users?.missing ?? []
            result.append(
                refuse(
                    node, types, .publicAPI,
                    missing.isEmpty
                        ? "\(name) is public in a library product"
                        : "\(name) is public in a library product, and facts of \(missing.joined(separator: ", ")) are missing"
                ))
        }
        for hold in project.holdsElsewhere(of: id) {
            var refusal = refuse(node, types, .usedByRepository, message(hold, name))
            refusal.elsewhere = hold.place
            result.append(refusal)
        }
        return result
    }

    private func message(_ hold: KnownUsers.Hold, _ name: String) -> String {
        guard let use = hold.use else { return "\(hold.repository) \(sentence(hold.cause, name))" }
        let verb = hold.isCertain ? "needs \(name) as" : "may need \(name) as"
        return "\(hold.place) \(verb) an ObservableObject (\(use.kind.summary))"
    }

    /// Why a whole repository holds a type, without its name.
    private func sentence(_ cause: KnownUsers.Hold.Cause?, _ name: String) -> String {
        switch cause {
        case .ownModule(let module): "may use \(name) unseen: it declares a module \(module) itself"
        case .systemModule(let module):
            "may use \(name) unseen: its facts leave out imports of \(module), which has the name of a system module"
        case .importedModule(let module): "may use \(name) unseen: it imports a module \(module)"
        case .generic(let generic): "may pass \(name) to \(generic), which asks for an ObservableObject"
        case .systemName, nil: "may use \(name) unseen: its facts can't tell the name from those of the system"
        }
    }
}
