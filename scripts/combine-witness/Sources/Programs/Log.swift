#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// What one side shows of a program: lines, in steps that are named after what is done.
final class Log {
    private(set) var steps: [[String]] = [["start"]]
    /// Whether several subscribers of one publisher are served, of which none knows who comes first.
    var isUnordered = false

    func step(_ title: String) { steps.append([title]) }
    func add(_ line: String) { steps[steps.count - 1].append(line) }

    var lines: [String] {
        steps.flatMap { step in step.prefix(1) + (isUnordered ? step.dropFirst().sorted() : Array(step.dropFirst())) }
    }
}

/// A program with a name, which is the same on both sides.
struct Case {
    let name: String
    /// What explanations ask for: see `Program.traits`.
    let traits: [String]
    let run: (Log) async -> Void

    init(_ name: String, traits: [String] = [], _ run: @escaping (Log) async -> Void) {
        self.name = name
        self.traits = traits
        self.run = run
    }
}

/// The name of a case, its traits and what it shows. No type of a side's own, so that both sides have the same.
public typealias Transcript = (name: String, traits: [String], lines: [String])

/// Runs all cases of a list, and returns what each of them shows.
private func run(_ cases: [Case]) async -> [Transcript] {
    var result: [Transcript] = []
    for each in cases {
        let log = Log()
        await each.run(log)
        log.step("later")
        Time.pass(10_000)
        result.append((each.name, each.traits, log.lines))
    }
    return result
}

/// The programs that are written by hand.
public func runWrittenPrograms() async -> [Transcript] {
    await run(
        subjectCases + publishedCases + announcementCases + assignmentCases + demandCases + operatorCases
            + lifetimeCases)
}

/// Each operator with each kind of source and each order of events.
public func runTable() async -> [Transcript] { await run(tablePrograms.map(\.asCase)) }

/// Pipelines made at random; the same numbers and seed make the same ones.
public func runRandomPrograms(_ numbers: Range<Int>, seed: UInt64) async -> [Transcript] {
    await run(numbers.map { RandomProgram.make($0, seed: seed).asCase })
}

/// Random programs over published properties, and the same over what the rules write in their place. Within a value
/// nothing is sent and nobody subscribes, since there the two are known to differ.
public func runBridges(_ numbers: Range<Int>, seed: UInt64) async -> (published: [Transcript], bridged: [Transcript]) {
    let all = numbers.map { RandomProgram.make($0, seed: seed).overPublished }
    let programs = all.filter { $0.sources.contains(.published) }
    return (await run(programs.map(\.asCase)), await run(programs.map(\.bridged.asCase)))
}

enum Problem: Error {
    case broken
}

func text<Failure>(_ completion: Subscribers.Completion<Failure>) -> String {
    switch completion {
    case .finished: return "finished"
    case .failure: return "failed"
    }
}

extension Publisher {
    /// Logs all that comes.
    func show(_ name: String, _ log: Log) -> AnyCancellable {
        sink(receiveCompletion: { log.add("\(name) \(text($0))") }, receiveValue: { log.add("\(name) \($0)") })
    }
}

/// A subscriber that logs its subscription too, and asks for as many values as it is told.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable {
    private let name: String
    private let log: Log
    private let first: Subscribers.Demand
    private let more: (Input) -> Subscribers.Demand
    private(set) var subscription: (any Subscription)?

    init(
        _ name: String, _ log: Log, first: Subscribers.Demand = .unlimited,
        more: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        self.name = name
        self.log = log
        self.first = first
        self.more = more
    }

    func receive(subscription: any Subscription) {
        log.add("\(name) subscribed")
        self.subscription = subscription
        if first != .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        log.add("\(name) \(input)")
        return more(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) { log.add("\(name) \(text(completion))") }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}
