import Threads

/// What the workers of one run found out, for all of them: whoever needs an answer first finds it.
///
/// Two workers may find the same one at the same time. Both come to the same, since all is read-only.
package final class SharedAnswers: Sendable {
    let trees: SharedTrees
    private let tables = Mutex<[ObjectIdentifier: any Sendable]>([:])
    private let workers = Mutex(0)

    package init(_ project: Project) { trees = SharedTrees(project) }

    /// - Returns: how many workers came before.
    func join() -> Int {
        workers.withLock { count in
            defer { count += 1 }
            return count
        }
    }

    func table<Key, Answer>(of question: SharedQuestion<Key, Answer>) -> SharedTable<Key, Answer> {
        tables.withLock { tables in
            let number = ObjectIdentifier(question)
            if let known = tables[number] as? SharedTable<Key, Answer> { return known }
            let table = SharedTable<Key, Answer>()
            tables[number] = table
            return table
        }
    }
}

/// The answers to one question.
package final class SharedTable<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
    private let known = Mutex<[Key: Answer]>([:])

    package init() {}

    package subscript(key: Key) -> Answer? { known.withLock { $0[key] } }

    /// - Returns: the answer that was kept first, which all go on with.
    @discardableResult
    package func keep(_ key: Key, _ answer: Answer) -> Answer {
        known.withLock { known in
            if let first = known[key] { return first }
            known[key] = answer
            return answer
        }
    }
}
