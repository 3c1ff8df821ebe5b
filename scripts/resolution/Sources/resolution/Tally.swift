/// What the comparison of one question gave.
enum Verdict {
    case equal
    /// The compiler's answer is one of ours.
    case oneOf
    /// We have no answer, for a cause.
    case unknown(String)
    case differs(Difference)
    /// The compiler does not tell: code that it did not compile, locals, types that hang on generic parameters.
    case silent
}

/// A question to which the product and the compiler have different answers.
struct Difference {
    let category: String
    let detail: String
}

/// Counts what was compared, and prints what differs.
final class Tally {
    private struct Count {
        var equal = 0
        var oneOf = 0
        var unknown = 0
        var different = 0
        var explained = 0
        var silent = 0
    }

    private let options: Options
    private var counts: [String: Count] = [:]
    private var causes: [String: Int] = [:]
    private var differences: [String: Int] = [:]
    private var explained: [String: Int] = [:]
    private(set) var fileCount = 0

    init(_ options: Options) { self.options = options }

    var hasDifferences: Bool { !differences.isEmpty }

    /// False for a file that was not asked for.
    func adds(file path: String) -> Bool {
        let isAsked = options.folder.map { path.hasPrefix($0) } ?? true
        if isAsked { fileCount += 1 }
        return isAsked
    }

    /// - Parameters:
    ///   - question: such as `reference`.
    ///   - place: `file:line`.
    func add(
        _ question: String, _ verdict: Verdict, _ place: @autoclosure () -> String,
        explanation: () -> Explanation? = { nil }
    ) {
        switch verdict {
        case .equal: counts[question, default: Count()].equal += 1
        case .oneOf: counts[question, default: Count()].oneOf += 1
        case .silent: counts[question, default: Count()].silent += 1
        case .unknown(let cause):
            counts[question, default: Count()].unknown += 1
            count("\(question): \(cause)", in: &causes, place(), "")
        case .differs(let difference):
            let category = "\(question): \(difference.category)"
            if let reason = explanation() {
                counts[question, default: Count()].explained += 1
                explained["\(category): \(reason.rawValue)", default: 0] += 1
            } else {
                counts[question, default: Count()].different += 1
                count(category, in: &differences, place(), difference.detail)
            }
        }
    }

    private func count(
        _ category: String, in counts: inout [String: Int], _ place: @autoclosure () -> String, _ detail: String
    ) {
        counts[category, default: 0] += 1
        let isExample = !detail.isEmpty && counts[category, default: 0] <= options.examples
        let isPrinted = options.only.map { category.contains($0) } ?? isExample
        if isPrinted { print("\(place()): \(category): \(detail)") }
    }

    func summarize(storeCount: Int) {
        print("\n\(fileCount) files of \(storeCount) stores compared")
        for (question, count) in counts.sorted(by: { $0.key < $1.key }) {
            let all = count.equal + count.oneOf + count.unknown + count.different + count.explained
            print("\(question): \(all) compared, \(count.equal) equal, \(count.oneOf) one of several, "
                + "\(count.unknown) unknown, \(count.different) differ, \(count.explained) explained; "
                + "the compiler is silent at \(count.silent)")
        }
        print("\nunknown by cause")
        for (cause, count) in Tally.sorted(causes) { print("\(count)\t\(cause)") }
        print("\ndifferences")
        for (category, count) in Tally.sorted(differences) { print("\(count)\t\(category)") }
        for (category, count) in Tally.sorted(explained) { print("\(count)\texplained\t\(category)") }
        print("\(differences.values.reduce(0, +)) differences, \(explained.values.reduce(0, +)) explained ones")
    }

    private static func sorted(_ counts: [String: Int]) -> [(key: String, value: Int)] {
        counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    }
}
