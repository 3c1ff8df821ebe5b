/// Goes through the names of an encoded type or value without decoding it.
struct EncodedNames {
    private let codes: [UInt32]
    private var position: Int
    /// How many lists of generic arguments are around.
    private var depth = 0
    /// True once a part was met of which nothing is known.
    private(set) var isOpaque = false

    /// - Parameter offset: where `TypeEncoder` began; 0 is nothing.
    init(_ codes: [UInt32], at offset: CodeOffset) {
        self.codes = codes
        position = Int(offset)
    }

    /// What a name is in the code that holds it.
    enum Role {
        /// Part of a type.
        case type
        /// Part of a type, among the generic arguments of another one.
        case argument
        /// Part of a value: a type, or a value such as a member.
        case value
    }

    /// Calls `body` for each name. The names are those of the file's worker.
    mutating func forEach(_ body: (_ name: UInt32, _ role: Role) -> Void) {
        if position != 0 { next(body) }
    }

    private mutating func word() -> UInt32 {
        guard position < codes.count else { return 0 }
        position += 1
        return codes[position - 1]
    }

    private mutating func arguments(_ body: (UInt32, Role) -> Void) {
        let count = word()
        depth += 1
        for _ in 0..<count { next(body) }
        depth -= 1
    }

    private mutating func next(_ body: (UInt32, Role) -> Void) {
        let word = word()
        let count = word >> 4
        switch TypeEncoder.Tag(rawValue: word & 15) ?? .unknown {
        case .unknown: isOpaque = true
        case .named, .selected:
            for _ in 0..<count {
                body(self.word(), depth > 0 ? .argument : .type)
                arguments(body)
            }
        case .optional, .array, .some, .any, .metatype: next(body)
        case .function:
            next(body)
            passOver(count)
        case .dictionary, .composition: for _ in 0..<count { next(body) }
        case .tuple:
            for _ in 0..<count {
                position += 1
                next(body)
            }
        case .chain: for _ in 0..<count { nextPart(body) }
        }
    }

    /// What a function gets is nobody's value here: who passes a function finds its names there.
    private mutating func passOver(_ count: UInt32) {
        let wasOpaque = isOpaque
        for _ in stride(from: 1, to: count, by: 1) { next { _, _ in } }
        isOpaque = wasOpaque
    }

    private mutating func nextPart(_ body: (UInt32, Role) -> Void) {
        let word = word()
        let name = word >> 4
        switch TypeEncoder.ChainPart(rawValue: word & 15) ?? .unknown {
        case .name, .member:
            body(name, .value)
            arguments(body)
        case .implicitMember, .module, .keyPath: body(name, .value)
        case .array:
            position += 1
            if name == 0 { isOpaque = true } else { body(name, .value) }
        case .dictionary:
            let key = self.word()
            position += 1
            if name == 0 || key == 0 { isOpaque = true }
            if name != 0 { body(name, .value) }
            if key != 0 { body(key, .value) }
        case .closure: next(body)
        case .unknown: isOpaque = true
        case .call: for _ in stride(from: 1, to: name, by: 1) { body(self.word(), .value) }
        case .subscript, .optional, .force, .tried, .literal, .string: break
        }
    }
}
