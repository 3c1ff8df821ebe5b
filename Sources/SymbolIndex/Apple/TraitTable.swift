/// What is known of a name; each table gives the bits a meaning of its own.
// One type for all tables: each type is one more whose conformances are looked for at start.
public struct NameTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// Names of Swift and Apple's SDKs with what is known of them: each name stands in one row, with all of its traits.
public struct TraitTable: Sendable {
    private let rows: [(traits: NameTraits, names: [String])]

    public init(_ rows: [(traits: NameTraits, names: [String])]) {
        self.rows = rows
    }

    /// The names with a trait; made once for each question and kept, since a table is looked through from its start.
    public func names(with trait: NameTraits) -> Set<String> {
        let meant = rows.filter { $0.traits.isSuperset(of: trait) }
        var names = Set<String>(minimumCapacity: meant.reduce(0) { $0 + $1.names.count })
        for row in meant { names.formUnion(row.names) }
        return names
    }
}
