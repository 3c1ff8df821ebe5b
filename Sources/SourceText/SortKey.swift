/// What something is sorted by: numbers and texts, of which the first that differs decides.
///
/// One type for all that is sorted for people, since the compiler makes the sorting code anew for each type and each
/// order, which takes it a third of a second. Where many thousand things are sorted, `sorted { $0 < $1 }` is faster.
public struct SortKey: Comparable, Sendable {
    private let first: Int
    private let text: String
    private let second: Int
    private let third: Int
    private let words: String

    public init(_ first: Int, _ text: String) {
        self.init(first, text, 0, 0)
    }

    public init(_ first: Int, _ second: Int = 0, _ words: String = "") {
        self.init(first, "", second, 0, words)
    }

    public init(_ text: String) {
        self.init(0, text, 0, 0)
    }

    public init(_ range: TextRange) {
        self.init("", range)
    }

    /// By path, then by place.
    public init(_ path: String, _ range: TextRange) {
        self.init(0, path, Int(range.start), Int(range.end))
    }

    /// By path, then by place, then by what is said there; before all of that by a number.
    public init(_ path: String, _ location: SourceLocation, _ words: String = "", after first: Int = 0) {
        self.init(first, path, location.line, location.column, words)
    }

    private init(_ first: Int, _ text: String, _ second: Int, _ third: Int, _ words: String = "") {
        self.first = first
        self.text = text
        self.second = second
        self.third = third
        self.words = words
    }

    public static func < (left: SortKey, right: SortKey) -> Bool {
        (left.first, left.text, left.second, left.third, left.words)
            < (right.first, right.text, right.second, right.third, right.words)
    }

    /// The positions of the keys in their order; equal ones stay as they are.
    static func order(of keys: [SortKey]) -> [Int] {
        keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    }
}

extension Sequence {
    /// The elements in the order of their keys, each made once.
    public func sorted(on key: (Element) -> SortKey) -> [Element] {
        let elements = Array(self)
        return SortKey.order(of: elements.map(key)).map { elements[$0] }
    }
}
