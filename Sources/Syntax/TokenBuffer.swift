/// Memory for tokens while a file is lexed: an array checks on each append whether somebody else holds it.
struct TokenBuffer {
    private var base: UnsafeMutablePointer<Token>
    private(set) var count = 0
    private var capacity: Int

    /// - Parameter capacity: how many tokens are expected; more are fine.
    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    @inline(__always)
    mutating func append(_ token: Token) {
        if count == capacity { grow() }
        (base + count).initialize(to: token)
        count += 1
    }

    @inline(__always)
    subscript(index: Int) -> Token {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    var last: Token? { count > 0 ? base[count - 1] : nil }

    func last(where condition: (Token) -> Bool) -> Token? {
        var index = count - 1
        while index >= 0 {
            if condition(base[index]) { return base[index] }
            index -= 1
        }
        return nil
    }

    /// The tokens as an array; the buffer is gone after.
    mutating func take() -> [Token] {
        defer { base.deallocate() }
        return Array(UnsafeBufferPointer(start: base, count: count))
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
