// What the compiler's index tells. A store holds a unit for each compiled file and a record for each state of a file; a
// record tells of each name in the file which symbol it means.

/// One compiled file.
package struct IndexUnit: Sendable {
    /// The source file; empty for a module.
    package let mainFile: String
    package let module: String
    /// Part of an SDK.
    package let isSystem: Bool
    /// In nanoseconds since 1970.
    package let modificationTime: Int64
    /// The names of the records of the main file.
    package let records: [String]
    /// The modules it imports.
    package let imports: [String]
}

/// What names stand for.
package struct IndexSymbol: Hashable, Sendable {
    /// `indexstore_symbol_kind_t`
    package let kind: Int
    /// With labels: `make(of:)`.
    package let name: String
    package let usr: String
}

/// A name in a file.
package struct IndexOccurrence: Sendable {
    package struct Roles: OptionSet, Sendable {
        package let rawValue: UInt64
        package init(rawValue: UInt64) { self.rawValue = rawValue }
        package static let declaration = Roles(rawValue: 1 << 0)
        package static let definition = Roles(rawValue: 1 << 1)
        package static let reference = Roles(rawValue: 1 << 2)
        package static let read = Roles(rawValue: 1 << 3)
        package static let write = Roles(rawValue: 1 << 4)
        package static let call = Roles(rawValue: 1 << 5)
        /// Not written at the place.
        package static let implicit = Roles(rawValue: 1 << 8)
        /// Of a relation: the occurrence names what the other symbol inherits from.
        package static let base = Roles(rawValue: 1 << 10)
        /// Of a relation: the occurrence names what the other symbol, an extension, extends.
        package static let extended = Roles(rawValue: 1 << 14)
    }

    /// Another symbol that an occurrence has to do with.
    package struct Relation: Sendable {
        package let roles: Roles
        package let usr: String
    }

    /// 1-based.
    package let line: Int
    /// 1-based, in UTF-8.
    package let column: Int
    package let roles: Roles
    package let symbol: IndexSymbol
    /// Where somebody asked for them.
    package var relations: [Relation] = []

    package var place: (line: Int, column: Int) { (line, column) }
    package var kind: Int { symbol.kind }
    package var name: String { symbol.name }
    package var usr: String { symbol.usr }
}
