#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// Operators as apps chain them, without erased types in between, and those that the table does not have.
let operatorCases: [Case] = chains + severalSources + overTime

private final class Model: ObservableObject {
    @Published var name = ""
    @Published var number = 0
    @Published var isOn = false
}

private let chains = [
    Case("chain: a search field") { log in
        let model = Model()
        let cancellable = model.$name
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .removeDuplicates()
            .map { $0.uppercased() }
            .filter { !$0.isEmpty }
            .receive(on: scheduler)
            .sink { log.add("search \($0), stored \(model.name)") }
        for name in ["a", "ab", "abc"] {
            log.step("type \(name)")
            model.name = name
            Time.pass(100)
        }
        log.step("wait")
        Time.pass(500)
        log.step("there and back")
        model.name = "x"
        model.name = "abc"
        Time.pass(500)
        log.step("on")
        model.name = "abcd"
        Time.pass(500)
        model.name = "gone"
        cancellable.cancel()
        Time.pass(500)
    },
    Case("chain: key paths and failures that become values") { log in
        let subject = PassthroughSubject<String, Problem>()
        let cancellable = subject.map(\.count).replaceError(with: -1).show("sink", log)
        subject.send("abc")
        subject.send(completion: .failure(.broken))
        cancellable.cancel()
        let ending = PassthroughSubject<Int, Problem>()
        let other = ending.replaceError(with: -1).show("other", log)
        ending.send(completion: .finished)
        other.cancel()
    },
    Case("chain: a failure that becomes a value, cancelled within it") { log in
        let subject = PassthroughSubject<Int, Problem>()
        var cancellable: AnyCancellable?
        cancellable = subject.replaceError(with: -1).sink(
            receiveCompletion: { log.add(text($0)) },
            receiveValue: { value in
                log.add("\(value)")
                cancellable?.cancel()
            })
        subject.send(completion: .failure(.broken))
    },
    Case("chain: switched to the latest") { log in
        let model = Model()
        let inners = ["a": PassthroughSubject<Int, Never>(), "b": PassthroughSubject<Int, Never>()]
        let cancellable = model.$name.compactMap { inners[$0] }.switchToLatest().show("sink", log)
        model.name = "a"
        inners["a"]?.send(1)
        model.name = "b"
        inners["a"]?.send(2)
        inners["b"]?.send(3)
        inners["b"]?.send(completion: .finished)
        model.name = "a"
        inners["a"]?.send(4)
        cancellable.cancel()
        inners["a"]?.send(5)
    },
    Case("chain: one value of a flat map for each") { log in
        let model = Model()
        let cancellable = model.$number.flatMap { Just($0 * 2) }.show("sink", log)
        model.number = 1
        model.number = 2
        cancellable.cancel()
        model.number = 3
    },
    Case("chain: no values at all") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.prefix(0).show("none", log)
        subject.send(1)
        cancellable.cancel()
        let probe = Probe<Int, Never>("probe", log)
        CurrentValueSubject<Int, Never>(1).prefix(0).subscribe(probe)
    },
    Case("chain: a prefix as the library has it") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        let cancellable = subject.prefix(2).show("sink", log)
        subject.send(1)
        log.step("one more")
        subject.send(2)
        cancellable.cancel()
    },
    Case("chain: set within a first value only") { log in
        let model = Model()
        let cancellable = model.$number.first { $0 > 1 }.sink { value in
            log.add("\(value), stored \(model.number)")
            model.number = 10
        }
        model.number = 1
        model.number = 2
        log.add("stored \(model.number)")
        model.number = 3
        cancellable.cancel()
    },
]

private let severalSources = [
    Case("sources: a form that is valid") { log in
        let model = Model()
        let cancellable = model.$name
            .combineLatest(model.$isOn)
            .map { !$0.isEmpty && $1 }
            .removeDuplicates()
            .sink { log.add("valid \($0), stored \(model.name) \(model.isOn)") }
        model.name = "a"
        model.isOn = true
        model.name = ""
        cancellable.cancel()
        model.name = "b"
    },
    Case("sources: three properties") { log in
        let model = Model()
        let cancellable = model.$name.combineLatest(model.$isOn, model.$number).sink { log.add("\($0) \($1) \($2)") }
        model.name = "a"
        model.number = 1
        model.isOn = true
        cancellable.cancel()
    },
    Case("sources: one sets the other within a value") { log in
        let model = Model()
        let cancellables = [
            model.$number.combineLatest(model.$name).sink { number, name in
                log.add("\(number) \(name), stored \(model.number) \(model.name)")
            },
            model.$isOn.dropFirst().sink { _ in
                model.number = 5
                model.name = "on"
            },
        ]
        model.isOn = true
        cancellables.forEach { $0.cancel() }
    },
    Case("sources: set within a value of both") { log in
        let model = Model()
        let cancellable = model.$number.combineLatest(model.$name).sink { number, name in
            log.add("in \(number) \(name), stored \(model.number) \(model.name)")
            if number == 1, name.isEmpty { model.name = "one" }
            if number == 1, name == "one" { model.number = 2 }
            log.add("out \(number) \(name), stored \(model.number) \(model.name)")
        }
        model.number = 1
        log.add("stored \(model.number) \(model.name)")
        cancellable.cancel()
    },
    Case("sources: merged, with an end each") { log in
        let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(7))
        let cancellable = one.merge(with: other).show("sink", log)
        one.send(1)
        one.send(completion: .finished)
        other.send(2)
        other.send(completion: .finished)
        cancellable.cancel()
    },
    Case("sources: zipped, with values left at the end") { log in
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let cancellable = one.zip(other).sink(
            receiveCompletion: { log.add(text($0)) }, receiveValue: { log.add("\($0) \($1)") })
        one.send(1)
        one.send(2)
        one.send(completion: .finished)
        log.step("the other one")
        other.send(10)
        other.send(20)
        other.send(30)
        cancellable.cancel()
    },
]

private let overTime = [
    Case("time: received later, cancelled meanwhile") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.receive(on: scheduler).show("sink", log)
        subject.send(1)
        log.step("now")
        Time.pass(0)
        subject.send(2)
        cancellable.cancel()
        log.step("later")
        Time.pass(10)
    },
    Case("time: the end comes behind the values") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.delay(for: .milliseconds(200), scheduler: scheduler).show("sink", log)
        subject.send(1)
        Time.pass(100)
        subject.send(2)
        subject.send(completion: .finished)
        log.step("first")
        Time.pass(100)
        log.step("second")
        Time.pass(100)
        cancellable.cancel()
    },
    Case("time: the end drops what was held back") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.debounce(for: .milliseconds(200), scheduler: scheduler).show("sink", log)
        subject.send(1)
        log.step("end")
        subject.send(completion: .finished)
        log.step("now")
        Time.pass(0)
        log.step("later")
        Time.pass(1000)
        cancellable.cancel()
    },
    Case("time: sent within what comes later") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.receive(on: scheduler).sink { value in
            log.add("in \(value)")
            if value < 3 { subject.send(value + 1) }
            log.add("out \(value)")
        }
        subject.send(1)
        Time.pass(0)
        cancellable.cancel()
    },
    Case("time: debounced, sent within a value") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.debounce(for: .milliseconds(100), scheduler: scheduler).sink { value in
            log.add("\(value)")
            if value < 3 { subject.send(value + 1) }
        }
        subject.send(1)
        for _ in 1...5 {
            log.step("wait")
            Time.pass(100)
        }
        cancellable.cancel()
    },
    Case("time: subscribed later") { log in
        let subject = CurrentValueSubject<Int, Never>(1)
        let cancellable = subject.subscribe(on: scheduler).show("sink", log)
        subject.send(2)
        log.step("now")
        Time.pass(0)
        subject.send(3)
        subject.send(completion: .finished)
        cancellable.cancel()
        log.step("behind the end")
        Time.pass(10)
    },
    Case("time: cancelled before it is subscribed") { log in
        let subject = CurrentValueSubject<Int, Never>(1)
        let cancellable = subject.subscribe(on: scheduler).show("sink", log)
        cancellable.cancel()
        Time.pass(10)
        subject.send(2)
        Time.pass(10)
    },
]
