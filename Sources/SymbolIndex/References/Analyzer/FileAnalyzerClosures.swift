import SourceText
import Syntax

/// Closures: what they get, from the call that takes them.
extension FileAnalyzer {
    func visitClosure(_ node: SyntaxNode, parameters: [ResolvedType]?) {
        let parameters = parameters.map { spread($0, over: node) }
        var frame = Scope.Frame()
        frame.anonymous = parameters ?? []
        frame.closure = parameters == nil ? node : nil
        let captures = visitCaptures(of: node)
        scope.push(frame)
        for capture in captures { scope.declare(capture.name, capture.type) }
        var position = 0
        for child in node.children {
            switch child.kind {
            case .captureList: break
            case .closureParameter:
                var type = child.typeChild.map { resolve($0) } ?? .unknown
                if type == .unknown, let parameters, position < parameters.count { type = parameters[position] }
                position += 1
                if child.anchorToken.kind == .dollarIdentifier, case .binding(let inner) = type {
                    scope.declareProjected(child.name, type)
                    scope.declare(child.name, inner)
                } else {
                    if child.anchorToken.kind == .dollarIdentifier { scope.declareProjected(child.name, .unknown) }
                    scope.declare(child.name, type)
                    if type == .unknown, parameters == nil { scope.markUnwritten(child.name) }
                }
            case .returnType: visit(child)
            default: hoist(child)
            }
        }
        for child in node.children
        where child.kind != .captureList && child.kind != .closureParameter && child.kind != .returnType {
            visit(child)
        }
        scope.pop()
    }

    /// The values of captures are those around the closure; none sees another one.
    private func visitCaptures(of closure: SyntaxNode) -> [(name: NameID, type: ResolvedType)] {
        guard let list = closure.child(.captureList) else { return [] }
        return list.children.compactMap { capture in
            guard let value = capture.expressionChild, capture.name != KnownName.`self`.id else { return nil }
            visit(value)
            return (capture.name, type(of: value))
        }
    }

    // MARK: Parameters without a written type

    /// The type of a closure's parameter that the closure doesn't write: the function says it that the closure is
    /// passed to. Found when it is asked for, since few are.
    func unwrittenParameter(_ name: NameID, frame: Int) -> ResolvedType {
        guard let closure = scope.frames[frame].closure, scope.frames[frame].isUnwritten(name) else { return .unknown }
        var position = 0
        for child in closure.children where child.kind == .closureParameter {
            if child.name == name { return type(ofParameter: position, closure: closure, frame: frame) }
            position += 1
        }
        return .unknown
    }

    /// The type of `$0`, `$1` … in a closure.
    func anonymousParameter(_ position: Int, frame: Int) -> ResolvedType {
        guard let closure = scope.frames[frame].closure else { return .unknown }
        return type(ofParameter: position, closure: closure, frame: frame)
    }

    private func type(ofParameter position: Int, closure: SyntaxNode, frame: Int) -> ResolvedType {
        let types = closureParameterTypes[closure.index] ?? parameterTypes(of: closure, frame: frame)
        return position < types.count ? types[position] : .unknown
    }

    private func parameterTypes(of closure: SyntaxNode, frame: Int) -> [ResolvedType] {
        // Whoever asks again meanwhile gets no answer.
        closureParameterTypes[closure.index] = []
        let inner = scope
        scope.leave(from: frame)
        let types = spread(ClosureParameterFinder(typing: self).parameterTypes(of: closure), over: closure)
        scope = inner
        closureParameterTypes[closure.index] = types
        return types
    }
}
