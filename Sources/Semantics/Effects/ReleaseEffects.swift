import SymbolIndex
import Syntax

/// Tells whether releasing an object that nothing has used acts on something else: its `deinit` calls a closure, sets
/// what it was given, or tells others (catalogue 83, 219). What it only ends for itself is no such effect.
package struct ReleaseEffects {
    package let semantics: Semantics

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    package func acts(_ type: TypeID) -> Bool {
        ([type] + semantics.index.superclasses(of: type)).contains { type in
            let code = semantics.classCode(of: type)
            return code.deinitializers.contains { body in
                var visited: Set<NameID> = []
                return acts(body, code, &visited)
            }
        }
    }

    private func acts(_ body: ClassCode.Body, _ code: ClassCode, _ visited: inout Set<NameID>) -> Bool {
        body.node.contains { node in
            // `.running(task)` is a case.
            if node.kind == .callComponent, let callee = node.calledName, callee.kind != .implicitMemberExpression {
                return acts(callee, body.analysis, code, &visited)
            }
            guard node.isAssignmentOperator, let target = node.previousSibling else { return false }
            return !isOwn(target, body.analysis, code)
        }
    }

    private func acts(
        _ callee: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode, _ visited: inout Set<NameID>
    ) -> Bool {
        if ReleaseEffects.isHarmless(callee) || isOnOwnObject(callee, analysis, code) { return false }
        guard callee.kind == .identifierExpression || callee.isOfSelf, let bodies = code.functions[callee.name] else {
            return true
        }
        return visited.insert(callee.name).inserted && bodies.contains { acts($0, code, &visited) }
    }

    /// `player.pause()` of a property that the object makes itself and no initializer is given, so that nothing else has
    /// what is behind it.
    private func isOnOwnObject(_ callee: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode) -> Bool {
        guard callee.kind == .memberComponent, let property = ReleaseEffects.property(of: callee),
            let type = analysis.enclosingType(of: callee), !semantics.members.members(named: property, in: type).isEmpty
        else { return false }
        return !code.initializers.contains { $0.body.node.parameters.contains { $0.name == property } }
            && isMadeHere(property, of: type)
    }

    /// True where all that the property is set to is made for it: `Player()`, and not `Player.shared`.
    func isMadeHere(_ property: NameID, of type: TypeID) -> Bool {
        semantics.analyses(mentioning: property).allSatisfy { analysis in
            semantics.parts(of: type, in: analysis).allSatisfy { declaration in
                var values: [SyntaxNode] = []
                declaration.walk { node in
                    if node.kind == .binding, node.firstChild?.name == property, node.parent?.parent?.kind == .memberBlock {
                        values += [node.child(.initializer)?.expressionChild].compactMap { $0 }
                    } else if node.isOwnName(property), node.isAssignedWhole {
                        let target = node.kind == .memberComponent ? node.parent : node
                        values += [target?.nextSibling?.nextSibling].compactMap { $0 }
                    }
                    return true
                }
                return values.allSatisfy { ReleaseEffects.isMade($0) }
            }
        }
    }

    /// `Player(url: url)`, `nil`
    static func isMade(_ value: SyntaxNode) -> Bool {
        guard value.kind == .chainExpression, let first = value.firstChild, let call = first.nextSibling
        else { return value.kind == .literalExpression || value.kind == .arrayExpression || value.kind == .dictionaryExpression }
        let isType = first.kind == .arrayExpression || first.tree.text(first.anchor).first?.isUppercase == true
        return isType && call.kind == .callComponent && call.nextSibling == nil
    }

    /// `x` of `x.stop()` and `self.x?.stop()`.
    private static func property(of callee: SyntaxNode) -> NameID? {
        guard let first = callee.parent?.firstChild, first.kind == .identifierExpression, first != callee else { return nil }
        guard first.name == KnownName.`self`.id else { return first.name }
        return first.nextSibling.flatMap { $0.kind == .memberComponent && $0 != callee ? $0.name : nil }
    }

    /// `x = nil`, `self.x = nil`, `x.delegate = nil`
    private func isOwn(_ target: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode) -> Bool {
        let type = analysis.enclosingType(of: target)
        if target.kind == .identifierExpression {
            return LocalName(target.name, at: target) != nil || isStoredInObject(target.name, type)
        }
        guard let first = target.firstChild, let last = Array(target.children).last else { return false }
        if first.name == KnownName.`self`.id, target.childCount == 2 { return isStoredInObject(last.name, type) }
        guard target.nextSibling?.nextSibling?.text == "nil" else { return false }
        return ["delegate", "dataSource"].contains(target.tree.text(last.anchor)) || isOnOwnObject(last, analysis, code)
    }

    private func isStoredInObject(_ name: NameID, _ type: TypeID?) -> Bool {
        guard let type else { return false }
        let found = semantics.members.members(named: name, in: type)
        return !found.isEmpty && found.allSatisfy {
            semantics.index.fact($0.member).flags.isDisjoint(with: [.isStatic, .isComputed])
        }
    }

    /// `ILOG("released")` is a log too. What all share is not the object's own to end.
    private static func isHarmless(_ callee: SyntaxNode) -> Bool {
        let name = callee.tree.text(callee.anchor)
        if SDKMembers.ending.contains(name) {
            let first = callee.parent?.firstChild
            return first.map { $0.kind != .identifierExpression || $0.tree.text($0.anchor).first?.isUppercase != true } ?? false
        }
        return PureFunctions.atRelease.contains(name) || name.hasSuffix("LOG") || name.hasSuffix("Log")
    }
}
