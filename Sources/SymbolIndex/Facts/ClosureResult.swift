import Syntax

/// What a closure gives back, read from its tokens: `{ Model(…) }`, `{ return Model(…) }`, `{ () -> Model in … }`, and
/// `{ let model = Model(…); …; return model }`.
///
/// Facts are collected from trees without bodies, so that tokens are all there is. What has another shape is not understood.
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
        if isKeyword(start, .let) || isKeyword(start, .var) { return declaredLocal(start) }
        return call(isKeyword(start, .return) ? start + 1 : start, mustEndAt: end).map { .call($0) }
    }

    /// `() -> Model in`
    private func writtenResult(_ start: Int) -> Range<Int>? {
        guard tokens[start].kind == .openParenthesis, tokens[start].payload == start + 1, tokens[start + 2].kind == .arrow else { return nil }
        let name = qualifiedName(start + 3)
        return !name.isEmpty && isKeyword(name.upperBound, .in) ? name : nil
    }

    /// `let model = Model(…)` at the start and `return model` at the end.
    private func declaredLocal(_ start: Int) -> Form? {
        let name = start + 1
        guard tokens[name].kind == .identifier, end - 2 > name, isKeyword(end - 2, .return), tokens[end - 1].kind == .identifier,
            tokens[end - 1].payload == tokens[name].payload
        else { return nil }
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
        guard !name.isEmpty, name.upperBound < self.end, tokens[name.upperBound].kind == .openParenthesis else { return nil }
        let next = Int(tokens[name.upperBound].payload) + 1
        guard next > name.upperBound + 1, next <= self.end else { return nil }
        if let end { return next == end ? name : nil }
        return tokens[next].isAfterNewline || tokens[next].kind == .semicolon ? name : nil
    }

    /// Names with dots between them; empty where there is none.
    private func qualifiedName(_ start: Int) -> Range<Int> {
        guard start < end, tokens[start].kind == .identifier else { return start..<start }
        var position = start + 1
        while position + 1 < end, tokens[position].separatesNames, tokens[position + 1].kind == .identifier { position += 2 }
        return start..<position
    }

    private func isKeyword(_ position: Int, _ name: KnownName) -> Bool {
        position < end && tokens[position].kind == .keyword && tokens[position].payload == name.id
    }
}
