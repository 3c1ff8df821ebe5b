#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// Subjects and their subscribers.
let subjectCases: [Case] = passthroughCases + currentValueCases + sinkCases

private let passthroughCases = [
    Case("passthrough: values before, between and behind") { log in
        let subject = PassthroughSubject<Int, Problem>()
        subject.send(1)
        let cancellable = subject.show("sink", log)
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        subject.send(completion: .failure(.broken))
        let late = subject.show("late", log)
        cancellable.cancel()
        late.cancel()
    },
    Case("passthrough: failure") { log in
        let subject = PassthroughSubject<Int, Problem>()
        let cancellable = subject.show("sink", log)
        subject.send(completion: .failure(.broken))
        subject.send(1)
        let probe = Probe<Int, Problem>("probe", log)
        subject.subscribe(probe)
        cancellable.cancel()
    },
    Case("passthrough: sends without a value") { log in
        let subject = PassthroughSubject<Void, Never>()
        let cancellable = subject.sink { log.add("sent") }
        subject.send()
        cancellable.cancel()
        subject.send()
    },
    Case("passthrough: several subscribers get all, in steps") { log in
        log.isUnordered = true
        let subject = PassthroughSubject<Int, Never>()
        let cancellables = (0..<5).map { subject.show("sink \($0)", log) }
        for value in 1...3 {
            log.step("send \(value)")
            subject.send(value)
        }
        log.step("cancel one")
        cancellables[2].cancel()
        subject.send(4)
        log.step("end")
        subject.send(completion: .finished)
    },
    Case("passthrough: another subscriber in the midst of a value") { log in
        let subject = PassthroughSubject<Int, Never>()
        var inner: AnyCancellable?
        let cancellable = subject.sink { value in
            log.add("outer \(value)")
            if inner == nil { inner = subject.show("inner", log) }
        }
        log.step("first")
        subject.send(1)
        log.isUnordered = true
        log.step("second")
        subject.send(2)
        cancellable.cancel()
        inner?.cancel()
    },
    Case("passthrough: values within values, several deep") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.sink { value in
            log.add("in \(value)")
            if value < 4 { subject.send(value + 1) }
            log.add("out \(value)")
        }
        subject.send(1)
        cancellable.cancel()
    },
    Case("passthrough: the end within a value") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.sink(
            receiveCompletion: { log.add(text($0)) },
            receiveValue: { value in
                log.add("in \(value)")
                subject.send(completion: .finished)
                subject.send(9)
                log.add("out \(value)")
            })
        subject.send(1)
        subject.send(2)
        cancellable.cancel()
    },
    Case("passthrough: a value and a subscriber within the end") { log in
        let subject = PassthroughSubject<Int, Never>()
        var late: AnyCancellable?
        let cancellable = subject.sink(
            receiveCompletion: { completion in
                log.add(text(completion))
                subject.send(9)
                late = subject.show("late", log)
            }, receiveValue: { log.add("\($0)") })
        subject.send(1)
        subject.send(completion: .finished)
        cancellable.cancel()
        late?.cancel()
    },
]

private let currentValueCases = [
    Case("current: a value for each subscriber") { log in
        let subject = CurrentValueSubject<Int, Never>(1)
        let first = subject.show("first", log)
        first.cancel()
        subject.send(2)
        let second = subject.show("second", log)
        subject.value = 3
        subject.value += 1
        log.add("stored \(subject.value)")
        second.cancel()
    },
    Case("current: stored before it is sent") { log in
        let subject = CurrentValueSubject<Int, Never>(1)
        let cancellable = subject.sink { log.add("sent \($0), stored \(subject.value)") }
        subject.send(2)
        subject.value = 3
        cancellable.cancel()
    },
    Case("current: values behind the end") { log in
        let subject = CurrentValueSubject<Int, Problem>(1)
        let cancellable = subject.show("sink", log)
        subject.send(completion: .finished)
        subject.send(2)
        log.add("stored \(subject.value)")
        subject.value = 3
        log.add("stored \(subject.value)")
        let late = subject.show("late", log)
        cancellable.cancel()
        late.cancel()
    },
    Case("current: values within values") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        let cancellable = subject.sink { value in
            log.add("in \(value), stored \(subject.value)")
            if value == 1 || value == 2 { subject.send(value + 1) }
            log.add("out \(value), stored \(subject.value)")
        }
        subject.send(1)
        log.add("stored \(subject.value)")
        cancellable.cancel()
    },
    Case("current: a value within the first") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        let cancellable = subject.sink { value in
            log.add("in \(value)")
            if value == 0 { subject.send(1) }
            log.add("out \(value)")
        }
        subject.send(2)
        cancellable.cancel()
    },
    Case("current: a subscriber within a value gets the new one") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        var inner: AnyCancellable?
        let cancellable = subject.dropFirst().sink { value in
            log.add("outer \(value)")
            if inner == nil { inner = subject.show("inner", log) }
        }
        log.step("first")
        subject.send(1)
        inner?.cancel()
        subject.send(2)
        cancellable.cancel()
    },
    Case("current: the end within the first value") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        let cancellable = subject.sink(
            receiveCompletion: { log.add(text($0)) },
            receiveValue: { value in
                log.add("\(value)")
                subject.send(completion: .finished)
            })
        subject.send(1)
        cancellable.cancel()
    },
]

private let sinkCases = [
    Case("sink: cancelled within a value of its own") { log in
        let subject = CurrentValueSubject<Int, Never>(0)
        var cancellable: AnyCancellable?
        cancellable = subject.map { $0 + 1 }.sink(
            receiveCompletion: { log.add(text($0)) },
            receiveValue: { value in
                log.add("\(value)")
                if value == 2 { cancellable?.cancel() }
            })
        for value in 1...3 { subject.send(value) }
        subject.send(completion: .finished)
    },
    Case("sink: cancelled within the end, and twice") { log in
        let subject = PassthroughSubject<Int, Never>()
        var cancellable: AnyCancellable?
        cancellable = subject.sink(
            receiveCompletion: { completion in
                log.add(text(completion))
                cancellable?.cancel()
                cancellable?.cancel()
            }, receiveValue: { log.add("\($0)") })
        subject.send(1)
        subject.send(completion: .finished)
        cancellable?.cancel()
    },
    Case("sink: ends with what keeps it") { log in
        let subject = PassthroughSubject<Int, Never>()
        do {
            let cancellable = subject.show("local", log)
            subject.send(1)
            withExtendedLifetime(cancellable) {}
        }
        subject.send(2)
        var set = Set<AnyCancellable>()
        var list: [AnyCancellable] = []
        subject.show("set", log).store(in: &set)
        log.step("in a set")
        subject.send(3)
        set = []
        subject.show("list", log).store(in: &list)
        log.step("in a list")
        subject.send(4)
        list.removeAll()
        _ = subject.show("nobody", log)
        subject.send(5)
    },
    Case("sink: replaced by another within a value") { log in
        let subject = PassthroughSubject<Int, Never>()
        var cancellable: AnyCancellable?
        cancellable = subject.sink { value in
            log.add("first \(value)")
            cancellable = subject.show("second", log)
        }
        subject.send(1)
        subject.send(2)
        cancellable?.cancel()
    },
    Case("cancellable: a closure runs once") { log in
        let cancellable = AnyCancellable { log.add("cancelled") }
        cancellable.cancel()
        cancellable.cancel()
        var other: AnyCancellable? = AnyCancellable { log.add("gone") }
        other = nil
        log.add("\(other == nil)")
        let wrapped = AnyCancellable(AnyCancellable { log.add("wrapped") })
        wrapped.cancel()
        log.add("\(Set([wrapped, wrapped, cancellable]).count)")
    },
]
