// Catalogue 150, 222: a view that did not follow the object reads and sets what changes, by a value of a protocol, each time that it updates.
import SwiftUI

protocol Counting: ObservableObject {
    var count: Int { get set }
}

extension Counting {
    var next: Int {
        count += 1
        return count
    }
}

final class Counter: Counting {
    @Published var count = 0
}

struct NextView: View {
    let counter: any Counting

    var body: some View {
        Text("\(counter.next)")
    }
}

protocol Logged: ObservableObject {
    var lines: [String] { get set }
}

final class Log: Logged {
    @Published var lines: [String] = []
}

struct Printer {
    func print(_ line: String, in log: some Logged) -> String {
        log.lines.append(line)
        return line
    }
}

struct LogView<Model: Logged>: View {
    let log: Model

    var body: some View {
        Text(Printer().print("shown", in: log))
        Text("\(log.lines.count)")
    }
}

protocol Asked: ObservableObject {
    var question: String { get }
    var answer: () -> String { get }
}

final class Oracle: Asked {
    @Published var question = ""
    var answer: () -> String = { "" }

    init() {
        answer = { [weak self] in
            self?.question = "?"
            return "!"
        }
    }
}

struct AnswerView: View {
    let oracle: any Asked

    var body: some View {
        Text(oracle.answer() + oracle.question)
    }
}

struct AllView: View {
    @StateObject private var counter = Counter()
    @StateObject private var log = Log()
    @StateObject private var oracle = Oracle()

    var body: some View {
        Text("\(counter.count) \(log.lines.count) \(oracle.question)")
        NextView(counter: counter)
        LogView(log: log)
        AnswerView(oracle: oracle)
    }
}
