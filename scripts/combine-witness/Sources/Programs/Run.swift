#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// A program while it runs.
final class Run<Failure: Error> {
    private let program: Program
    private let log: Log
    private let sources: [Source<Failure>]
    /// What `flatMap` and `switchToLatest` lead to.
    private let inners = [Source<Failure>.passthrough(), .current()]
    private var cancellables: [Int: any Cancellable] = [:]
    /// Subscriptions that were replaced while they were made.
    private var extra: [any Cancellable] = []
    private var signals: [Int: Int] = [:]
    private var reactions: [Program.Reaction]

    init(_ program: Program, _ log: Log, _ sources: [Source<Failure>]) {
        self.program = program
        self.log = log
        self.sources = sources
        reactions = program.reactions
    }

    /// Makes all events one after the other, each as a step.
    func run() {
        for event in program.events {
            log.step("\(event)")
            perform(event)
            if !program.isShared { showValues() }
        }
        log.step("end")
        for key in cancellables.keys.sorted() { cancellables[key]?.cancel() }
        reactions = []
    }

    private func showValues() {
        let values = sources.compactMap { $0.value() }
        if !values.isEmpty { log.add("stored \(values)") }
    }

    private func perform(_ event: Program.Event) {
        switch event {
        case .send(let source, let value): sources[source].send(value)
        case .finish(let source): sources[source].complete(.finished)
        case .fail(let source):
            if let problem = Problem.broken as? Failure { sources[source].complete(.failure(problem)) }
        case .sendInner(let inner, let value): inners[inner].send(value)
        case .finishInner(let inner): inners[inner].complete(.finished)
        case .subscribe(let pipeline): subscribe(pipeline)
        case .cancel(let pipeline): cancellables.removeValue(forKey: pipeline)?.cancel()
        case .pass(let milliseconds): Time.pass(milliseconds)
        }
    }

    /// Subscribes anew, where it was subscribed before.
    private func subscribe(_ number: Int) {
        cancellables.removeValue(forKey: number)?.cancel()
        let publisher = publisher(program.pipelines[number])
        if program.isProbed {
            let probe = Probe<Int, Failure>("pipeline\(number)", log) { [weak self] _ in
                self?.react(number)
                return .none
            }
            cancellables[number] = probe
            publisher.subscribe(probe)
        } else {
            // What was subscribed within its own first value is the later one.
            let earlier = signals[number, default: 0]
            let cancellable = publisher.sink(
                receiveCompletion: { [weak self] in self?.signal("pipeline\(number) \(text($0))", number) },
                receiveValue: { [weak self] in self?.signal("pipeline\(number) \($0)", number) })
            if cancellables[number] == nil || signals[number, default: 0] == earlier {
                cancellables[number] = cancellable
            } else {
                extra.append(cancellable)
            }
        }
    }

    private func signal(_ line: String, _ pipeline: Int) {
        log.add(line)
        react(pipeline)
    }

    private func react(_ pipeline: Int) {
        signals[pipeline, default: 0] += 1
        guard let position = reactions.firstIndex(where: { $0.pipeline == pipeline && $0.number == signals[pipeline] })
        else { return }
        let reaction = reactions.remove(at: position)
        log.add("( \(reaction.event)")
        perform(reaction.event)
        showValues()
        log.add(")")
    }

    // MARK: Pipelines

    private func publisher(_ pipeline: Pipeline) -> AnyPublisher<Int, Failure> {
        switch pipeline {
        case .source(let number): return sources[number].publisher
        case .unary(let unary, let upstream): return apply(unary, publisher(upstream))
        case .joined(let joining, let parts): return join(joining, parts.map(publisher))
        }
    }

    private func apply(_ unary: Unary, _ upstream: AnyPublisher<Int, Failure>) -> AnyPublisher<Int, Failure> {
        let log = log
        switch unary {
        case .map:
            return upstream.map {
                log.add("map \($0)")
                return $0 * 10
            }.eraseToAnyPublisher()
        case .mapKeyPath: return upstream.map(\.magnitude).map { Int($0) + 1 }.eraseToAnyPublisher()
        case .compactMap:
            return upstream.compactMap {
                log.add("compactMap \($0)")
                return $0 % 3 == 0 ? nil : $0 + 100
            }.eraseToAnyPublisher()
        case .filter:
            return upstream.filter {
                log.add("filter \($0)")
                return $0 % 2 == 0
            }.eraseToAnyPublisher()
        case .removeDuplicates: return upstream.removeDuplicates().eraseToAnyPublisher()
        case .removeDuplicatesByParity:
            return upstream.removeDuplicates {
                log.add("equal \($0) \($1)")
                return ($0 - $1) % 2 == 0
            }.eraseToAnyPublisher()
        case .first: return upstream.first().eraseToAnyPublisher()
        case .scan:
            return upstream.scan(1000) {
                log.add("scan \($0) \($1)")
                return $0 + $1
            }.eraseToAnyPublisher()
        case .prepend: return upstream.prepend(-1, -2).eraseToAnyPublisher()
        case .handleEvents:
            return upstream.handleEvents(receiveOutput: { log.add("handle \($0)") }).eraseToAnyPublisher()
        case .erase: return upstream.eraseToAnyPublisher()
        case .dropFirst(let count): return upstream.dropFirst(count).eraseToAnyPublisher()
        case .prefix(let count): return upstream.take(count).eraseToAnyPublisher()
        case .flatMapInner, .flatMapFirst, .switchToInner: return lead(unary, upstream)
        case .receive: return upstream.receive(on: scheduler).eraseToAnyPublisher()
        case .receiveImmediately: return upstream.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher()
        case .delay(let milliseconds):
            return upstream.delay(for: .milliseconds(milliseconds), scheduler: scheduler).eraseToAnyPublisher()
        case .debounce(let milliseconds):
            return upstream.debounce(for: .milliseconds(milliseconds), scheduler: scheduler).eraseToAnyPublisher()
        }
    }

    /// Operators that follow other publishers.
    private func lead(_ unary: Unary, _ upstream: AnyPublisher<Int, Failure>) -> AnyPublisher<Int, Failure> {
        let log = log
        let inners = inners.map(\.publisher)
        let choose = { (value: Int) -> AnyPublisher<Int, Failure> in
            log.add("choose \(value)")
            return inners[abs(value) % 2]
        }
        switch unary {
        case .flatMapInner: return upstream.flatMap(choose).eraseToAnyPublisher()
        case .switchToInner: return upstream.map(choose).switchToLatest().eraseToAnyPublisher()
        default: return upstream.flatMap { CurrentValueSubject<Int, Failure>($0 + 7).first() }.eraseToAnyPublisher()
        }
    }

    private func join(_ joining: Joining, _ parts: [AnyPublisher<Int, Failure>]) -> AnyPublisher<Int, Failure> {
        switch joining {
        case .combineLatest: return parts[0].combineLatest(parts[1]).map { $0 * 100 + $1 }.eraseToAnyPublisher()
        case .combineLatestBy: return parts[0].combineLatest(parts[1]) { $0 * 100 - $1 }.eraseToAnyPublisher()
        case .merge: return parts[0].merge(with: parts[1]).eraseToAnyPublisher()
        case .zip: return parts[0].zip(parts[1]).map { $0 * 100 + $1 }.eraseToAnyPublisher()
        case .combineLatest3:
            return parts[0].combineLatest(parts[1], parts[2]).map { $0 * 10000 + $1 * 100 + $2 }.eraseToAnyPublisher()
        case .merge3: return parts[0].merge(with: parts[1], parts[2]).eraseToAnyPublisher()
        }
    }
}
