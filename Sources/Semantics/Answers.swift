/// A question whose answers are kept by their keys.
///
/// What rules conclude from code is kept this way: beside what the code says, and without `Semantics` knowing of it.
package final class Question<Key: Hashable, Answer>: Sendable {
    package init() {}
}

/// A question that takes long, with answers that hold nothing of the worker that found them: one finds them for all.
package final class SharedQuestion<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
    package init() {}
}

/// The answers of questions, each given once.
package final class Answers {
    private final class Table<Key: Hashable, Answer> {
        var known: [Key: Answer] = [:]
    }

    private final class TableOfShared<Key: Hashable & Sendable, Answer: Sendable> {
        var known: [Key: Answer] = [:]
        /// Nil where nothing is shared.
        let all: SharedTable<Key, Answer>?

        init(_ all: SharedTable<Key, Answer>?) { self.all = all }
    }

    private var tables: [ObjectIdentifier: AnyObject] = [:]
    private let shared: SharedAnswers?

    /// - Parameter shared: what other workers answered; nil for one that works alone.
    init(_ shared: SharedAnswers? = nil) { self.shared = shared }

    /// - Parameter find: runs only where the question was not asked for the key before.
    package func answer<Key, Answer>(_ question: Question<Key, Answer>, _ key: Key, _ find: () -> Answer) -> Answer {
        let number = ObjectIdentifier(question)
        let table = table(number) { Table<Key, Answer>() }
        if let known = table.known[key] { return known }
        let found = find()
        table.known[key] = found
        return found
    }

    /// The same; `find` also runs where another worker is about to answer.
    package func answer<Key, Answer>(
        _ question: SharedQuestion<Key, Answer>, _ key: Key, _ find: () -> Answer
    ) -> Answer {
        let table = table(ObjectIdentifier(question)) { TableOfShared(shared(question)) }
        if let known = table.known[key] { return known }
        let answer = table.all?[key] ?? keep(find(), of: key, in: table.all)
        table.known[key] = answer
        return answer
    }

    /// What all workers answered; nil for one that works alone.
    func shared<Key, Answer>(_ question: SharedQuestion<Key, Answer>) -> SharedTable<Key, Answer>? {
        shared?.table(of: question)
    }

    private func keep<Key, Answer>(_ answer: Answer, of key: Key, in table: SharedTable<Key, Answer>?) -> Answer {
        table?.keep(key, answer) ?? answer
    }

    /// Forgets all of them. Some hold what asked for them, which would hold them in turn for good.
    func forget() { tables = [:] }

    private func table<Table: AnyObject>(_ question: ObjectIdentifier, _ make: () -> Table) -> Table {
        // A cast that looks at the types takes longer than most answers.
        if let known = tables[question] { return unsafeDowncast(known, to: Table.self) }
        let table = make()
        tables[question] = table
        return table
    }
}
