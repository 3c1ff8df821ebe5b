import SymbolIndex
import Syntax

/// Tells whether releasing an object that nothing has used acts on something else: its `deinit` calls a closure, sets
/// what it was given, or tells others (catalogue 83, 219). What it only ends for itself is no such effect.
struct ReleaseEffects {
    let search: CodeSearch

    func acts(_ type: TypeID) -> Bool {
        ([type] + search.index.superclasses(of: type)).contains { type in
            let code = search.classCode(of: type)
            return code.deinitializers.contains { body in
                var visited: Set<NameID> = []
                return acts(body, code, &visited)
            }
        }
    }

    private func acts(_ body: ClassCode.Body, _ code: ClassCode, _ visited: inout Set<NameID>) -> Bool {
        var found = false
        body.node.walk { node in
            // `.running(task)` is a case.
            if node.kind == .callComponent, let callee = node.calledName, callee.kind != .implicitMemberExpression {
                found = found || acts(callee, body.analysis, code, &visited)
            } else if node.kind == .assignmentOperator, let target = node.previousSibling {
                found = found || !isOwn(target)
            }
            return !found
        }
        return found
    }

    private func acts(
        _ callee: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode, _ visited: inout Set<NameID>
    ) -> Bool {
        if ReleaseEffects.isHarmless(callee.tree.text(callee.anchor)) || isOnOwnObject(callee, analysis, code) {
            return false
        }
        guard callee.kind == .identifierExpression || callee.isOfSelf, let bodies = code.functions[callee.name] else {
            return true
        }
        return visited.insert(callee.name).inserted && bodies.contains { acts($0, code, &visited) }
    }

    /// `player.pause()` of a property that no initializer is given, so that nothing else has the object.
    private func isOnOwnObject(_ callee: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode) -> Bool {
        guard callee.kind == .memberComponent, let property = ReleaseEffects.property(of: callee),
            let type = analysis.enclosingType(of: callee), !search.members.members(named: property, in: type).isEmpty
        else { return false }
        return !code.initializers.contains { $0.body.node.parameters.contains { $0.name == property } }
    }

    /// `x` of `x.stop()` and `self.x?.stop()`.
    private static func property(of callee: SyntaxNode) -> NameID? {
        guard let first = callee.parent?.firstChild, first.kind == .identifierExpression, first != callee else { return nil }
        guard first.name == KnownName.`self`.id else { return first.name }
        return first.nextSibling.flatMap { $0.kind == .memberComponent && $0 != callee ? $0.name : nil }
    }

    /// `x = nil`, `self.x = nil`, `x.delegate = nil`
    private func isOwn(_ target: SyntaxNode) -> Bool {
        if target.kind == .identifierExpression { return true }
        let isReset = target.nextSibling?.nextSibling?.text == "nil"
        return isReset || target.firstChild?.name == KnownName.`self`.id && target.childCount == 2
    }

    /// `ILOG("released")` is a log too.
    private static func isHarmless(_ name: String) -> Bool {
        harmless.contains(name) || name.hasSuffix("LOG") || name.hasSuffix("Log")
    }

    /// What ends the object's own work, and logs.
    private static let harmless: Set<String> = [
        "cancel", "invalidate", "removeObserver", "removeAll", "forEach", "dispose", "withExtendedLifetime", "print", "debugPrint",
        "NSLog", "os_log", "log", "debug", "info", "trace", "notice", "warning", "error", "verbose",
    ]
}
