/// A question whose answers are kept by their keys.
///
/// What rules conclude from code is kept this way: beside what the code says, and without `Semantics` knowing of it.
package final class Question<Key: Hashable, Answer>: Sendable {
    package init() {}
}

/// The answers of questions, each given once.
package final class Answers {
    private final class Table<Key: Hashable, Answer> {
        var known: [Key: Answer] = [:]
    }

    private var tables: [ObjectIdentifier: AnyObject] = [:]

    /// - Parameter find: runs only where the question was not asked for the key before.
    package func answer<Key, Answer>(_ question: Question<Key, Answer>, _ key: Key, _ find: () -> Answer) -> Answer {
        let table = table(of: question)
        if let known = table.known[key] { return known }
        let found = find()
        table.known[key] = found
        return found
    }

    /// Forgets all of them. Some hold what asked for them, which would hold them in turn for good.
    func forget() { tables = [:] }

    private func table<Key, Answer>(of question: Question<Key, Answer>) -> Table<Key, Answer> {
        let number = ObjectIdentifier(question)
        // A cast that looks at the types takes longer than most answers.
        if let known = tables[number] { return unsafeDowncast(known, to: Table<Key, Answer>.self) }
        let table = Table<Key, Answer>()
        tables[number] = table
        return table
    }
}
