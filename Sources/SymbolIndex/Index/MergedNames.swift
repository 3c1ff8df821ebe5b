import Syntax

/// The names of all files of a run, and what the numbers of each worker mean among them.
public struct MergedNames: Sendable {
    public let table: NameTable
    /// For each worker the number of each of its names.
    private let translations: [[NameID]]
    /// For each worker its own number of every name, or `NameID.max`.
    private let localNumbers: [[NameID]]
    /// True for a worker whose names have the same numbers here.
    private let isIdentity: [Bool]

    /// - Parameters:
    ///   - workerNames: the name table of each worker.
    ///   - moduleNames: further names.
    public init(workerNames: [NameTable], moduleNames: [String]) {
        var table = NameTable()
        let translations = workerNames.map { table.merge($0) }
        for name in moduleNames { _ = table.intern(name) }
        let count = table.count
        localNumbers = translations.map { translation in
            var local = [NameID](repeating: .max, count: count)
            for (number, name) in translation.enumerated() { local[Int(name)] = NameID(number) }
            return local
        }
        isIdentity = translations.map { translation in translation.indices.allSatisfy { translation[$0] == NameID($0) } }
        self.table = table
        self.translations = translations
    }

    /// A name of a worker as a name of all.
    @inline(__always)
    func translate(_ name: NameID, worker: Int) -> NameID {
        guard worker < translations.count, Int(name) < translations[worker].count else { return name }
        return translations[worker][Int(name)]
    }

    /// The numbers of a worker's names among all.
    func translations(of worker: Int) -> [NameID] { worker < translations.count ? translations[worker] : [] }

    /// A name of all as a worker's; nil where the worker never met it.
    @inline(__always)
    func local(_ name: NameID, worker: Int) -> NameID? {
        guard worker < localNumbers.count, Int(name) < localNumbers[worker].count, localNumbers[worker][Int(name)] != .max else { return nil }
        return localNumbers[worker][Int(name)]
    }

    /// Gives the names among the tokens of a worker their numbers among all.
    public func renumber(_ tokens: inout TokenizedFile, worker: Int) {
        if worker < translations.count, !isIdentity[worker] { tokens.renumber(translations[worker]) }
    }
}
