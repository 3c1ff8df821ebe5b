#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// How many values come where fewer are asked for than there are.
let demandCases: [Case] = sourceCases + passingCases + valuesCases

private final class Model: ObservableObject {
    @Published var number = 0
}

private let sourceCases = [
    Case("demand: nothing asked for, nothing sent") { log in
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>("probe", log, first: .none)
        subject.subscribe(probe)
        subject.send(1)
        probe.subscription?.request(.unlimited)
        subject.send(2)
        subject.send(completion: .finished)
    },
    Case("demand: of a passthrough, values without demand are lost") { log in
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>("probe", log, first: .max(1)) { $0 == 1 ? .max(2) : .none }
        subject.subscribe(probe)
        for value in 1...5 { subject.send(value) }
        probe.subscription?.request(.max(1))
        for value in 6...8 { subject.send(value) }
        probe.cancel()
    },
    Case("demand: of a current value, the last one waits") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<Int, Never>("probe", log, first: .max(1))
        subject.subscribe(probe)
        for value in 1...3 { subject.send(value) }
        log.step("ask for two")
        probe.subscription?.request(.max(2))
        for value in 4...6 { subject.send(value) }
        log.step("ask for all")
        probe.subscription?.request(.unlimited)
        subject.send(7)
        probe.cancel()
    },
    Case("demand: of a published property, the last one waits") { log in
        let model = Model()
        let probe = Probe<Int, Never>("probe", log, first: .max(1))
        model.$number.subscribe(probe)
        for value in 1...3 { model.number = value }
        log.step("ask for two")
        probe.subscription?.request(.max(2))
        for value in 4...6 { model.number = value }
        log.step("ask for all")
        probe.subscription?.request(.unlimited)
        model.number = 7
        probe.cancel()
    },
    Case("demand: asked for later, the first value is the current one") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<Int, Never>("probe", log, first: .none)
        subject.subscribe(probe)
        subject.send(1)
        probe.subscription?.request(.max(1))
        subject.send(2)
        subject.send(completion: .finished)
    },
    Case("demand: one value at once") { log in
        let probe = Probe<Int, Never>("probe", log, first: .none)
        Just(1).subscribe(probe)
        log.step("ask")
        probe.subscription?.request(.max(1))
    },
]

private let passingCases = [
    Case("demand: what an operator drops is asked for again") { log in
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>("probe", log, first: .max(2))
        subject.filter { $0 % 2 == 0 }.subscribe(probe)
        for value in 1...8 { subject.send(value) }
        let other = Probe<Int, Never>("other", log, first: .max(2))
        subject.compactMap { $0 % 3 == 0 ? nil : $0 }.subscribe(other)
        for value in 1...6 { subject.send(value) }
    },
    Case("demand: of equal values and the first ones") { log in
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>("probe", log, first: .max(2))
        subject.removeDuplicates().subscribe(probe)
        for value in [1, 1, 1, 2, 2, 3] { subject.send(value) }
        let other = Probe<Int, Never>("other", log, first: .max(2))
        subject.dropFirst(2).subscribe(other)
        for value in 1...6 { subject.send(value) }
    },
    Case("demand: through map, scan and an erased type") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<Int, Never>("probe", log, first: .max(1)) { $0 < 3 ? .max(1) : .none }
        subject.map { $0 + 1 }.scan(0) { $0 + $1 }.eraseToAnyPublisher().subscribe(probe)
        for value in 1...5 { subject.send(value) }
        probe.subscription?.request(.max(1))
    },
]

private let valuesCases = [
    Case("values: of what ends") { log in
        for await value in Just(1).map({ $0 + 1 }).values { log.add("\(value)") }
        for await value in CurrentValueSubject<Int, Never>(1).first().values { log.add("\(value)") }
        log.add("ended")
    },
    Case("values: the last one waits, the others are lost") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        var iterator = subject.values.makeAsyncIterator()
        log.add("\(String(describing: await iterator.next()))")
        for value in 1...3 { subject.send(value) }
        log.add("\(String(describing: await iterator.next()))")
        subject.send(completion: .finished)
        log.add("\(String(describing: await iterator.next()))")
    },
    Case("values: of a published property") { log in
        let model = Model()
        var iterator = model.$number.values.makeAsyncIterator()
        log.add("\(String(describing: await iterator.next()))")
        for value in 1...3 { model.number = value }
        log.add("\(String(describing: await iterator.next()))")
        model.number = 4
        log.add("\(String(describing: await iterator.next()))")
    },
]
