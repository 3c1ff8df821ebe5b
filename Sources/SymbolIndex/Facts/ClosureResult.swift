import Syntax

/// What a closure gives back, read from its tokens: `{ Model(…) }`, `{ name in Model(…) }`, `{ () -> Model in … }`, and
/// `{ let model = Model(…); …; return model }` and `{ …; return Model(…) }`.
///
/// Facts are collected from trees without bodies, so that tokens are all there is. What has another shape is not
/// understood.
struct ClosureResult {
    enum Form {
        /// Tokens of a written type: names with dots between them.
        case type(Range<Int>)
        /// Tokens of a callee: names with dots between them.
        case call(Range<Int>)
    }

    private let tokens: [Token]
    private let end: Int

    /// - Parameter closure: a closure whose first and last tokens are its braces.
    static func find(_ closure: SyntaxNode) -> Form? {
        guard closure.lastToken > closure.firstToken + 1 else { return nil }
        return ClosureResult(tokens: closure.tree.tokens, end: closure.lastToken).find(closure.firstToken + 1)
    }

    private func find(_ start: Int) -> Form? {
        if let type = writtenResult(start) { return .type(type) }
        let parameters = parameters(start)
        let first = isKeyword(parameters.upperBound, .return) ? parameters.upperBound + 1 : parameters.upperBound
        if let only = call(first, mustEndAt: end) { return isNamed(only, among: parameters) ? nil : .call(only) }
        guard parameters.isEmpty else { return nil }
        let statements = statements(start)
        guard let last = statements.returned else { return nil }
        if let result = call(last + 1, mustEndAt: end) { return .call(result) }
        guard last + 2 == end, tokens[last + 1].kind == .identifier else { return nil }
        let declarations = statements.declared.filter {
            tokens[$0 + 1].kind == .identifier && tokens[$0 + 1].payload == tokens[last + 1].payload
        }
        return declarations.count == 1 ? declaredLocal(declarations[0]) : nil
    }

    /// `name in`; empty where no names without types stand before `in`.
    private func parameters(_ start: Int) -> Range<Int> {
        var position = start
        while position + 1 < end, tokens[position].kind == .identifier {
            if isKeyword(position + 1, .in) { return start..<position + 2 }
            guard tokens[position + 1].kind == .comma else { break }
            position += 2
        }
        return start..<start
    }

    private func isNamed(_ callee: Range<Int>, among parameters: Range<Int>) -> Bool {
        tokens[parameters].contains { $0.kind == .identifier && $0.payload == tokens[callee.lowerBound].payload }
    }

    /// The closure's own `let` and `var`, and its last `return`: not those within braces or other brackets.
    private func statements(_ start: Int) -> (declared: [Int], returned: Int?) {
        var declared: [Int] = []
        var returned: Int?
        var position = start
        while position < end {
            switch tokens[position].kind {
            case .openBrace, .openParenthesis, .openBracket: position = max(position, Int(tokens[position].payload))
            case .keyword where isKeyword(position, .let) || isKeyword(position, .var): declared.append(position)
            case .keyword where isKeyword(position, .return): returned = position
            default: break
            }
            position += 1
        }
        return (declared, returned)
    }

    /// `() -> Model in`
    private func writtenResult(_ start: Int) -> Range<Int>? {
        guard tokens[start].kind == .openParenthesis, tokens[start].payload == start + 1,
            tokens[start + 2].kind == .arrow
        else { return nil }
        let name = qualifiedName(start + 3)
        return !name.isEmpty && isKeyword(name.upperBound, .in) ? name : nil
    }

    /// `let model = Model(…)` of what is returned.
    private func declaredLocal(_ start: Int) -> Form? {
        let name = start + 1
        if tokens[name + 1].kind == .colon {
            let type = qualifiedName(name + 2)
            return !type.isEmpty && tokens[type.upperBound].kind == .equal ? .type(type) : nil
        }
        guard tokens[name + 1].kind == .equal else { return nil }
        return call(name + 2, mustEndAt: nil).map { .call($0) }
    }

    /// `Outer.Model(…)` with nothing behind the call.
    private func call(_ start: Int, mustEndAt end: Int?) -> Range<Int>? {
        let name = qualifiedName(start)
        guard !name.isEmpty, name.upperBound < self.end, tokens[name.upperBound].kind == .openParenthesis else {
            return nil
        }
        let next = Int(tokens[name.upperBound].payload) + 1
        guard next > name.upperBound + 1, next <= self.end else { return nil }
        if let end { return next == end ? name : nil }
        return tokens[next].isAfterNewline || tokens[next].kind == .semicolon ? name : nil
    }

    /// Names with dots between them; empty where there is none.
    private func qualifiedName(_ start: Int) -> Range<Int> {
        guard start < end, tokens[start].kind == .identifier else { return start..<start }
        var position = start + 1
        while position + 1 < end, tokens[position].separatesNames, tokens[position + 1].kind == .identifier {
            position += 2
        }
        return start..<position
    }

    private func isKeyword(_ position: Int, _ name: KnownName) -> Bool {
        position < end && tokens[position].kind == .keyword && tokens[position].payload == name.id
    }
}
