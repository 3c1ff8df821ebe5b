import Foundation

/// Compares what both sides show of each program, and counts.
struct Comparison {
    typealias Transcript = (name: String, traits: [String], lines: [String])

    var showsAll = false
    private let examples: Int
    private var programs = 0
    private var unexplained = 0
    private var explained: [Explanation: Int] = [:]

    init(examples: Int) { self.examples = examples }

    /// Compares the programs of one list, and prints those that differ without a reason.
    mutating func compare(_ title: String, _ model: [Transcript], _ witness: [Transcript]) {
        var equal = 0
        var known = 0
        precondition(model.count == witness.count)
        for (left, right) in zip(model, witness) {
            precondition(left.name == right.name)
            if showsAll { show(left, right, from: 0) }
            if left.lines == right.lines {
                equal += 1
            } else if let explanation = Explanation.of(left.name, left.traits, model: left.lines, witness: right.lines)
            {
                explained[explanation, default: 0] += 1
                known += 1
            } else {
                unexplained += 1
                if unexplained <= examples, !showsAll {
                    show(left, right, from: firstDifference(left.lines, right.lines))
                }
            }
        }
        programs += model.count
        print(
            "\(title): \(model.count) programs, \(equal) equal, \(known) explained, \(model.count - equal - known) differ"
        )
    }

    /// An explanation that nothing needs any more is a mistake.
    mutating func checkExplanations() {
        for explanation in Explanation.allCases where explained[explanation] == nil {
            print("no difference needs the explanation \(explanation.rawValue)")
            unexplained += 1
        }
    }

    /// What the model declares must be used by a program, or be known to be left out.
    mutating func checkDeclarations() {
        for name in Declarations.unused {
            print("the model declares \(name), which no program uses")
            unexplained += 1
        }
    }

    func finish() -> Never {
        for (explanation, count) in explained.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            print("\(explanation.rawValue): \(count)")
        }
        print(
            "combine-witness: \(programs) programs, \(explained.values.reduce(0, +)) explained differences, \(unexplained) unexplained"
        )
        exit(unexplained == 0 ? 0 : 1)
    }

    private func firstDifference(_ left: [String], _ right: [String]) -> Int {
        zip(left, right).prefix { $0 == $1 }.count
    }

    private func show(_ model: Transcript, _ witness: Transcript, from first: Int) {
        print(model.name)
        for line in model.lines.prefix(first).suffix(4) { print("    both       | \(line)") }
        for line in model.lines.dropFirst(first).prefix(showsAll ? .max : 8) { print("    model      | \(line)") }
        for line in witness.lines.dropFirst(first).prefix(showsAll ? .max : 8) { print("    OpenCombine| \(line)") }
    }
}
