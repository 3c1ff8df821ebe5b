/// Answers about code that are made of the answers about what it runs, also where code comes back to itself.
///
/// What is asked for while it is being found adds nothing: all of a circle goes into the answer with which the circle
/// began. What was found for others within it holds until the circle is whole, and is found anew after that.
// A structure, since each generic class costs its first use as much as a page of code to look at.
struct FixedPoint<Key: Hashable & Sendable, Answer: Sendable> {
    private let circles: Circles
    private var known: [Key: (answer: Answer, question: Int)] = [:]
    private let shared: SharedTable<Key, Answer>?

    /// - Parameters:
    ///   - circles: is shared by questions that ask one another.
    ///   - shared: the answers of all workers that hold whatever else is asked.
    init(_ circles: Circles, _ shared: SharedTable<Key, Answer>? = nil) {
        self.circles = circles
        self.shared = shared
    }

    /// Nil for what has to be asked.
    subscript(key: Key) -> Answer? {
        mutating get {
            if let known = known[key] { return circles.holds(known.question) ? known.answer : nil }
            guard let answer = shared?[key] else { return nil }
            known[key] = (answer, Circles.settled)
            return answer
        }
    }

    /// - Parameter first: what a circle starts from: it adds nothing to any other answer.
    /// - Returns: the question, for `close`.
    mutating func ask(_ key: Key, first: Answer) -> Int {
        let question = circles.ask()
        known[key] = (first, question)
        return question
    }

    mutating func close(_ question: Int, _ key: Key, _ answer: Answer) -> Answer {
        circles.close(question)
        return keep(question, key, answer)
    }

    private mutating func keep(_ question: Int, _ key: Key, _ answer: Answer) -> Answer {
        known[key] = (answer, question)
        if let shared, circles.isWhole(question) { shared.keep(key, answer) }
        return answer
    }
}

extension FixedPoint where Answer == Bool {
    /// The same for a question that asks whether all that it leads to is of a kind, and begins with yes: a no is none
    /// of the circle, and where the whole circle comes out as it began, so does each question in it.
    mutating func closeAll(_ question: Int, _ key: Key, _ answer: Bool) -> Bool {
        circles.close(question, isFinal: !answer, confirmsOthers: answer)
        return keep(question, key, answer)
    }
}

/// The circles among questions, found as strongly connected components are (Tarjan 1972): questions are numbered as
/// they are asked, and each knows the first one to which those that it asks come back.
final class Circles {
    private struct Question {
        var state = State.open
        var firstReached: Int
        /// The question for which it is asked; -1 for the first one.
        let asker: Int
    }

    private enum State {
        /// Being answered, or within a circle that is.
        case open
        case whole
        case forgotten
    }

    /// Stands for a question that another worker answered.
    static let settled = -1

    /// How often a question came back to an open one.
    private(set) var count = 0
    private var questions: [Question] = []
    private var open: [Int] = []
    /// The question that is being answered.
    private var current = -1

    func isWhole(_ question: Int) -> Bool { questions[question].state == .whole }

    func holds(_ question: Int) -> Bool {
        if question == Circles.settled { return true }
        let state = questions[question].state
        guard state == .open else { return state == .whole }
        count += 1
        reach(question)
        return true
    }

    func ask() -> Int {
        let question = questions.count
        questions.append(Question(firstReached: question, asker: current))
        open.append(question)
        current = question
        return question
    }

    /// - Parameters:
    ///   - isFinal: the answer holds whatever the circle comes to.
    ///   - confirmsOthers: so do those that were found for others within the circle, once it is whole.
    func close(_ question: Int, isFinal: Bool = false, confirmsOthers: Bool = false) {
        current = questions[question].asker
        let first = questions[question].firstReached
        guard first == question || isFinal else { return reach(first) }
        while let last = open.popLast(), last != question {
            questions[last].state = confirmsOthers ? .whole : .forgotten
        }
        questions[question].state = .whole
    }

    private func reach(_ question: Int) {
        guard current >= 0 else { return }
        questions[current].firstReached = min(questions[current].firstReached, question)
    }
}
