/// Names of Swift and Apple's SDKs with what is known of them: each name stands in one row, with all of its traits.
public struct TraitTable<Traits: OptionSet & Sendable>: Sendable {
    private let rows: [(traits: Traits, names: [String])]

    public init(_ rows: [(traits: Traits, names: [String])]) {
        self.rows = rows
    }

    /// The names with a trait; made once for each question and kept, since a table is looked through from its start.
    public func names(with trait: Traits) -> Set<String> {
        Set(rows.lazy.filter { $0.traits.isSuperset(of: trait) }.flatMap(\.names))
    }
}
