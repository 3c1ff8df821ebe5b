#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// What is assigned to properties, and how long objects live that are held by subscriptions.
let assignmentCases: [Case] = intoPublished + ontoObjects

private final class Model: ObservableObject {
    @Published var number = 0
    @Published var copy = 0
    let log: Log

    init(_ log: Log) { self.log = log }

    deinit { log.add("deinit") }
}

private final class Plain {
    var number = 0 { didSet { log.add("plain \(number)") } }
    let log: Log

    init(_ log: Log) { self.log = log }

    deinit { log.add("deinit") }
}

private let intoPublished = [
    Case("assign to published: values are set, announced and sent") { log in
        let model = Model(log)
        let subject = PassthroughSubject<Int, Never>()
        let cancellables = [
            model.objectWillChange.sink { log.add("change, stored \(model.copy)") },
            model.$copy.sink { log.add("sent \($0), stored \(model.copy)") },
        ]
        subject.assign(to: &model.$copy)
        subject.send(1)
        subject.send(1)
        log.add("stored \(model.copy)")
        subject.send(completion: .finished)
        model.copy = 5
        cancellables.forEach { $0.cancel() }
    },
    Case("assign to published: a first value at once") { log in
        let model = Model(log)
        CurrentValueSubject<Int, Never>(4).assign(to: &model.$copy)
        log.add("stored \(model.copy)")
        Just(6).assign(to: &model.$copy)
        log.add("stored \(model.copy)")
    },
    Case("assign to published: from another property of the object") { log in
        let model = Model(log)
        model.$number.map { $0 * 10 }.assign(to: &model.$copy)
        let cancellable = model.$copy.sink { log.add("sent \($0), stored \(model.number) \(model.copy)") }
        model.number = 1
        model.number = 2
        cancellable.cancel()
    },
    Case("assign to published: two sources") { log in
        let model = Model(log)
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        one.assign(to: &model.$copy)
        other.assign(to: &model.$copy)
        one.send(1)
        log.add("stored \(model.copy)")
        other.send(2)
        log.add("stored \(model.copy)")
    },
    Case("assign to published: ends with the object") { log in
        var model: Model? = Model(log)
        let subject = PassthroughSubject<Int, Never>()
        if let model { subject.map { log.add("map \($0)"); return $0 }.assign(to: &model.$copy) }
        subject.send(1)
        model = nil
        log.step("gone")
        subject.send(2)
    },
    Case("assign to published: a cycle through the object does not keep it") { log in
        var model: Model? = Model(log)
        if let model { model.$number.assign(to: &model.$copy) }
        model?.number = 1
        model = nil
        log.step("gone")
    },
    Case("assign to published: set within a value of the source") { log in
        let model = Model(log)
        let subject = CurrentValueSubject<Int, Never>(0)
        subject.assign(to: &model.$copy)
        let cancellable = model.$copy.sink { value in
            log.add("in \(value), stored \(model.copy)")
            if value == 1 { subject.send(2) }
            log.add("out \(value), stored \(model.copy)")
        }
        subject.send(1)
        log.add("stored \(model.copy)")
        cancellable.cancel()
    },
]

private let ontoObjects = [
    Case("assign on object: until cancelled") { log in
        let plain = Plain(log)
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.assign(to: \.number, on: plain)
        subject.send(1)
        cancellable.cancel()
        subject.send(2)
        withExtendedLifetime(plain) {}
    },
    Case("assign on object: keeps it until cancelled") { log in
        var plain: Plain? = Plain(log)
        let subject = CurrentValueSubject<Int, Never>(3)
        let cancellable = plain.map { subject.assign(to: \.number, on: $0) }
        plain = nil
        log.step("let go")
        subject.send(4)
        log.step("cancel")
        cancellable?.cancel()
        log.step("behind")
        subject.send(5)
    },
    Case("assign on object: keeps it until the end") { log in
        var plain: Plain? = Plain(log)
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = plain.map { subject.assign(to: \.number, on: $0) }
        plain = nil
        log.step("let go")
        subject.send(4)
        log.step("end")
        subject.send(completion: .finished)
        log.step("cancel")
        cancellable?.cancel()
    },
    Case("assign on object: a published property of an observable object") { log in
        let model = Model(log)
        let subject = CurrentValueSubject<Int, Never>(1)
        let cancellables = [
            model.objectWillChange.sink { log.add("change, stored \(model.number)") },
            model.$number.sink { log.add("sent \($0), stored \(model.number)") },
            subject.assign(to: \.number, on: model),
        ]
        subject.send(2)
        cancellables.forEach { $0.cancel() }
    },
    Case("assign on object: set within a value of the source") { log in
        let model = Model(log)
        let subject = PassthroughSubject<Int, Never>()
        let assigned = subject.assign(to: \.number, on: model)
        let cancellable = model.$number.sink { value in
            log.add("in \(value)")
            if value == 1 { subject.send(2) }
            log.add("out \(value)")
        }
        subject.send(1)
        log.add("stored \(model.number)")
        assigned.cancel()
        cancellable.cancel()
    },
]
