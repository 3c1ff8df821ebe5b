import Threads

/// Readers of some stores that wait for the next one who needs them: a process for each project of many takes longer
/// than reading what is asked.
package final class IndexStoreReaders: Sendable {
    private let locations: [IndexStoreLocation]
    private let idle = Mutex<[[IndexStoreReader]]>([])

    package init(_ locations: [IndexStoreLocation]) { self.locations = locations }

    /// One for each store, which belong to the caller's thread until they are given back.
    package func take() -> [IndexStoreReader] {
        idle.withLock { $0.popLast() } ?? locations.map { IndexStoreReader($0) }
    }

    /// Those that lost a server are not used again, so that what was lost concerns one project only.
    package func giveBack(_ readers: [IndexStoreReader]) {
        guard readers.allSatisfy(\.isIntact) else { return }
        idle.withLock { $0.append(readers) }
    }
}
