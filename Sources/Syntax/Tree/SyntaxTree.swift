import SourceText

/// One entry of a tree: 24 bytes, no references.
@usableFromInline
struct SyntaxRecord: Sendable, BitwiseCopyable {
    @usableFromInline let kind: SyntaxKind
    /// How many tokens the anchor stands behind the first token, in three bytes: no node has more in front of its name.
    @usableFromInline let highDistance: UInt8
    @usableFromInline let lowDistance: UInt16
    @usableFromInline let firstToken: UInt32
    @usableFromInline let endToken: UInt32
    @usableFromInline let firstChild: Int32
    @usableFromInline var nextSibling: Int32
    @usableFromInline var parent: Int32

    /// - Parameter waitingBefore: what is in the place of the next sibling until the parent is made.
    @inline(__always)
    init(kind: SyntaxKind, firstToken: Int, endToken: Int, anchor: Int, firstChild: Int32, waitingBefore: Int32) {
        let distance = min(max(anchor &- firstToken, 0), 0xFF_FFFF)
        self.kind = kind
        highDistance = UInt8(truncatingIfNeeded: distance >> 16)
        lowDistance = UInt16(truncatingIfNeeded: distance)
        self.firstToken = UInt32(truncatingIfNeeded: firstToken)
        self.endToken = UInt32(truncatingIfNeeded: endToken)
        self.firstChild = firstChild
        nextSibling = waitingBefore
        parent = -1
    }

    @inlinable var anchor: UInt32 { firstToken + UInt32(lowDistance) + UInt32(highDistance) << 16 }
}

/// The syntax of one file: flat arrays over its tokens. It knows no project and no rule.
// `@unchecked Sendable`: nothing is written after `init`.
public final class SyntaxTree: @unchecked Sendable {
    public let file: SourceFile
    public let tokens: [Token]
    public let problems: [SyntaxProblem]
    /// Comments that ask the tool for something, in the order of the file.
    public let directives: [Directive]
    /// Comments that the tool wrote, in the order of the file.
    public let todoComments: [TodoComment]
    /// The identifiers that occur, also those behind a dollar sign, each once; nil where the lexer was not asked.
    public let mentions: [NameID]?
    /// Those behind a dollar sign, as often as they occur.
    public let projectedMentions: [NameID]
    @usableFromInline let records: UnsafeMutableBufferPointer<SyntaxRecord>
    @usableFromInline let rootIndex: Int32

    /// - Parameters:
    ///   - records: memory that the tree frees.
    ///   - list: what the lexer found.
    ///   - isKept: whether it is worth a copy that the tokens have no more memory than they need.
    init(
        file: SourceFile, records: UnsafeMutableBufferPointer<SyntaxRecord>, root: Int32, problems: [SyntaxProblem],
        list: TokenList, isKept: Bool
    ) {
        self.file = file
        tokens = isKept ? list.exactTokens : list.tokens
        directives = list.directives
        todoComments = list.todoComments
        mentions = list.mentions
        projectedMentions = list.projectedMentions
        self.records = records
        self.rootIndex = root
        self.problems = problems
    }

    deinit { records.deallocate() }

    /// Lexes and parses a file. Never fails: what can't be understood is a problem, and the rest still has a tree.
    ///
    /// - Parameter bodies: whether the bodies of functions, accessors and closures are parsed or passed over.
    public static func parse(_ file: SourceFile, bodies: Parser.Bodies = .parse, names: inout NameTable) -> SyntaxTree {
        TokenizedFile(file, names: &names).parse(bodies: bodies)
    }

    /// The `sourceFile` node.
    @inlinable public var root: SyntaxNode { SyntaxNode(tree: self, index: rootIndex) }

    /// The node of a number that `SyntaxNode.index` gave.
    @inlinable
    public func node(at index: Int32) -> SyntaxNode { SyntaxNode(tree: self, index: index) }

    /// All nodes in the order of their numbers: each behind those below it, and else as in the source. One pass over an
    /// array, for what needs no walk.
    @inlinable public var nodes: SyntaxNodes { SyntaxNodes(tree: self) }

    /// How many nodes it has.
    public var nodeCount: Int { records.count }

    /// The text of a token.
    public func text(_ token: Int) -> String { file.text(tokens[token].range) }
}

/// A node of a tree: a cursor, cheap to copy.
///
/// It doesn't keep its tree alive, since counting references cost a third of all time: whoever keeps nodes keeps the
/// tree, as `FileAnalysis` does, or holds it for the time of the work (`withExtendedLifetime`).
public struct SyntaxNode: Sendable {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    public let index: Int32

    @inlinable
    init(tree: SyntaxTree, index: Int32) {
        self.owner = Unmanaged.passUnretained(tree)
        self.index = index
    }

    @inlinable
    init(owner: Unmanaged<SyntaxTree>, index: Int32) {
        self.owner = owner
        self.index = index
    }

    @inlinable public var tree: SyntaxTree { owner.takeUnretainedValue() }

    @inlinable var record: SyntaxRecord { owner._withUnsafeGuaranteedRef { $0.records[Int(index)] } }

    @inlinable func token(_ number: UInt32) -> Token { owner._withUnsafeGuaranteedRef { $0.tokens[Int(number)] } }
    @inlinable public var kind: SyntaxKind { record.kind }
    /// Index of the first token.
    @inlinable public var firstToken: Int { Int(record.firstToken) }
    /// Index behind the last token.
    @inlinable public var endToken: Int { Int(record.endToken) }
    @inlinable public var lastToken: Int { max(Int(record.endToken) - 1, Int(record.firstToken)) }
    /// Index of the token that names the node; which one depends on the kind.
    @inlinable public var anchor: Int { Int(record.anchor) }
    @inlinable public var anchorToken: Token { token(record.anchor) }
    /// The name of the anchor token where it is a word or `==`; a number that no name has for a bracket or a quote.
    @inlinable public var name: NameID {
        let token = token(record.anchor)
        return token.isBracket ? .max : token.payload
    }

    /// From the first byte of the first token to the last byte of the last one, without outer trivia.
    @inlinable public var range: TextRange {
        let record = record
        let start = token(record.firstToken).start
        guard record.endToken > record.firstToken else { return TextRange(at: start) }
        return TextRange(start, token(record.endToken - 1).end)
    }

    @inlinable public var text: String { tree.file.text(range) }

    @inlinable public var parent: SyntaxNode? {
        let parent = record.parent
        return parent < 0 ? nil : SyntaxNode(owner: owner, index: parent)
    }

    @inlinable public var children: SyntaxChildren { SyntaxChildren(owner: owner, first: record.firstChild) }

    @inlinable public var firstChild: SyntaxNode? {
        let child = record.firstChild
        return child < 0 ? nil : SyntaxNode(owner: owner, index: child)
    }

    @inlinable public var nextSibling: SyntaxNode? {
        let next = record.nextSibling
        return next < 0 ? nil : SyntaxNode(owner: owner, index: next)
    }

    /// The first child of a kind.
    @inlinable
    public func child(_ kind: SyntaxKind) -> SyntaxNode? {
        for child in children where child.kind == kind { return child }
        return nil
    }

    /// The first child that is a type.
    @inlinable public var typeChild: SyntaxNode? {
        for child in children where child.kind.isType { return child }
        return nil
    }

    /// The first child that is an expression.
    @inlinable public var expressionChild: SyntaxNode? {
        for child in children where child.kind.isExpression { return child }
        return nil
    }

    @inlinable public var lastChild: SyntaxNode? {
        var last: SyntaxNode?
        for child in children { last = child }
        return last
    }

    @inlinable public var childCount: Int { children.reduce(0) { count, _ in count + 1 } }

    /// The nearest node around this one for which `condition` holds.
    @inlinable
    public func ancestor(where condition: (SyntaxNode) -> Bool) -> SyntaxNode? {
        var node = parent
        while let current = node {
            if condition(current) { return current }
            node = current.parent
        }
        return nil
    }

    /// Calls `body` for this node and all below, in source order; nodes for which it returns false are not entered.
    public func walk(_ body: (SyntaxNode) -> Bool) {
        guard body(self) else { return }
        for child in children { child.walk(body) }
    }

    /// The first node in source order, of this one and all below, for which a condition holds. What is left out is
    /// neither asked nor entered.
    public func first(
        where condition: (SyntaxNode) -> Bool, outside isLeftOut: (SyntaxNode) -> Bool = { _ in false }
    ) -> SyntaxNode? {
        if isLeftOut(self) { return nil }
        if condition(self) { return self }
        for child in children { if let found = child.first(where: condition, outside: isLeftOut) { return found } }
        return nil
    }

    /// True where there is such a node.
    public func contains(
        where condition: (SyntaxNode) -> Bool, outside isLeftOut: (SyntaxNode) -> Bool = { _ in false }
    ) -> Bool {
        first(where: condition, outside: isLeftOut) != nil
    }
}

extension SyntaxNode: Hashable {
    @inlinable
    public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
        left.index == right.index && left.owner.toOpaque() == right.owner.toOpaque()
    }

    @inlinable
    public func hash(into hasher: inout Hasher) {
        // Both at once; the trees of a project have nodes of the same numbers.
        hasher.combine(UInt(bitPattern: owner.toOpaque()) ^ UInt(truncatingIfNeeded: index) << 40)
    }
}

extension SyntaxTree {
    /// The innermost node that holds a token; nil for one that is in none.
    public func smallestNode(around token: Int) -> SyntaxNode? {
        // Each stands behind those below it.
        nodes.first { $0.firstToken <= token && token < $0.endToken }
    }
}

/// All nodes of a tree, each behind those below it.
public struct SyntaxNodes: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    @usableFromInline let count: Int32
    @usableFromInline var current: Int32 = 0

    @inlinable
    init(tree: SyntaxTree) {
        owner = Unmanaged.passUnretained(tree)
        count = Int32(tree.records.count)
    }

    @inlinable
    public mutating func next() -> SyntaxNode? {
        guard current < count else { return nil }
        defer { current += 1 }
        return SyntaxNode(owner: owner, index: current)
    }
}

/// The children of a node in source order.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    @usableFromInline var current: Int32

    /// No children.
    @inlinable
    public static func none(of tree: SyntaxTree) -> SyntaxChildren {
        SyntaxChildren(owner: Unmanaged.passUnretained(tree), first: -1)
    }

    @inlinable
    init(owner: Unmanaged<SyntaxTree>, first: Int32) {
        self.owner = owner
        self.current = first
    }

    @inlinable
    public mutating func next() -> SyntaxNode? {
        guard current >= 0 else { return nil }
        let node = SyntaxNode(owner: owner, index: current)
        current = node.record.nextSibling
        return node
    }
}
