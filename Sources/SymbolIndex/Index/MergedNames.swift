import Syntax

/// The names of all files of a run, and what the numbers of each worker mean among them.
public struct MergedNames: Sendable {
    public let table: NameTable
    private var workers: [Worker] = []

    /// What the numbers of one worker mean.
    private struct Worker {
        /// How many names the worker met.
        let count: Int
        /// The numbers of its names among all; empty where they are the same.
        var translations: [NameID] = []
        /// Its own number of every name, or `NameID.max`; empty where they are the same.
        var localNumbers: [NameID] = []
    }

    /// - Parameters:
    ///   - workerNames: the name table of each worker.
    ///   - moduleNames: further names.
    public init(workerNames: consuming [NameTable], moduleNames: [String]) {
        var others = workerNames
        // The first worker's table goes on as the table of all, so that with one worker nothing is copied.
        var table = others.isEmpty ? NameTable() : others.removeFirst()
        workers.append(Worker(count: table.count))
        for names in others { workers.append(Worker(count: names.count, translations: table.merge(names))) }
        for name in moduleNames + SDKMemberTypes.results { _ = table.intern(name) }
        for worker in workers.indices.dropFirst() {
            workers[worker].localNumbers = [NameID](repeating: .max, count: table.count)
            for (number, name) in workers[worker].translations.enumerated() {
                workers[worker].localNumbers[Int(name)] = NameID(number)
            }
        }
        self.table = table
    }

    /// A name of a worker as a name of all.
    @inline(__always)
    func translate(_ name: NameID, worker: Int) -> NameID {
        guard worker > 0, worker < workers.count, Int(name) < workers[worker].translations.count else { return name }
        return workers[worker].translations[Int(name)]
    }

    /// The numbers of a worker's names among all; empty where they are the same.
    func translations(of worker: Int) -> [NameID] { worker < workers.count ? workers[worker].translations : [] }

    /// A name of all as a worker's; nil where the worker never met it.
    @inline(__always)
    func local(_ name: NameID, worker: Int) -> NameID? {
        guard worker < workers.count else { return nil }
        guard worker > 0 else { return Int(name) < workers[0].count ? name : nil }
        guard Int(name) < workers[worker].localNumbers.count, workers[worker].localNumbers[Int(name)] != .max else {
            return nil
        }
        return workers[worker].localNumbers[Int(name)]
    }

    /// Gives the names among the tokens of a worker their numbers among all.
    public func renumber(_ tokens: inout TokenizedFile, worker: Int) {
        let translations = translations(of: worker)
        if !translations.isEmpty { tokens.renumber(translations) }
    }
}
