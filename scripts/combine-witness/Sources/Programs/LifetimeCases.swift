#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// How long what a subscription holds lives.
let lifetimeCases: [Case] = [
    Case("lifetime: what a sink holds, until it is cancelled") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = held(log) { token in subject.sink { log.add("\($0) \(token.name)") } }
        subject.send(1)
        log.step("cancel")
        cancellable.cancel()
        log.step("behind")
        subject.send(2)
    },
    Case("lifetime: what a sink holds, until the end") { log in
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = held(log) { token in subject.sink { log.add("\($0) \(token.name)") } }
        log.step("end")
        subject.send(completion: .finished)
        log.step("cancel")
        cancellable.cancel()
    },
    Case("lifetime: what an operator holds, until the sink is cancelled and gone") { log in
        let subject = PassthroughSubject<Int, Never>()
        var cancellable: AnyCancellable? = held(log) { token in
            subject.map { log.add("\($0) \(token.name)"); return $0 }
                .filter { $0 > 0 }
                .removeDuplicates()
                .show("sink", log)
        }
        subject.send(1)
        log.step("gone")
        cancellable = nil
        log.step("behind")
        subject.send(2)
        withExtendedLifetime(cancellable) {}
    },
    Case("lifetime: a subject that nobody but its subscriber knows") { log in
        weak var known: PassthroughSubject<Int, Never>?
        var cancellable: AnyCancellable?
        do {
            let subject = PassthroughSubject<Int, Never>()
            known = subject
            cancellable = subject.show("sink", log)
        }
        log.add("is there: \(known != nil)")
        known?.send(1)
        cancellable?.cancel()
        cancellable = nil
        log.add("is there: \(known != nil)")
    },
    Case("lifetime: a current value that nobody but its subscriber knows") { log in
        weak var known: CurrentValueSubject<Int, Never>?
        var cancellable: AnyCancellable?
        do {
            let subject = CurrentValueSubject<Int, Never>(1)
            known = subject
            cancellable = subject.map { $0 }.show("sink", log)
        }
        log.add("is there: \(known != nil)")
        cancellable?.cancel()
        cancellable = nil
        log.add("is there: \(known != nil)")
    },
    Case("lifetime: a published property does not keep its object") { log in
        var model: Model? = Model(log)
        let cancellable = model?.$number.show("sink", log)
        let other = model?.objectWillChange.sink { log.add("change") }
        model?.number = 1
        log.step("gone")
        model = nil
        log.step("behind")
        cancellable?.cancel()
        other?.cancel()
    },
    Case("lifetime: a cycle through a sink keeps the object") { log in
        let model = Model(log)
        model.cancellable = model.$number.sink { log.add("\($0) \(model.number)") }
        model.number = 1
        log.step("broken")
        model.cancellable = nil
    },
    Case("lifetime: an object cancels what it holds") { log in
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model(log)
        model?.cancellable = subject.sink { [weak model] in model?.number = $0 }
        subject.send(1)
        log.add("\(String(describing: model?.number))")
        log.step("gone")
        model = nil
        subject.send(2)
    },
]

private final class Model: ObservableObject {
    @Published var number = 0
    var cancellable: AnyCancellable?
    private let log: Log

    init(_ log: Log) { self.log = log }

    deinit { log.add("deinit") }
}

/// Something that a closure holds, which logs its end.
private final class Token {
    let name = "token"
    private let log: Log

    init(_ log: Log) { self.log = log }

    deinit { log.add("released") }
}

private func held(_ log: Log, _ subscribe: (Token) -> AnyCancellable) -> AnyCancellable { subscribe(Token(log)) }
