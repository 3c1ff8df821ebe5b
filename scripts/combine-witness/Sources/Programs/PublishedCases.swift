#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// Published properties.
let publishedCases = [
    Case("published: the new value is sent before it is stored") { log in
        let model = Model()
        let cancellable = model.$number.sink { log.add("sent \($0), stored \(model.number)") }
        model.number = 1
        model.number = 1
        model.number += 1
        cancellable.cancel()
        model.number = 5
        log.add("stored \(model.number)")
    },
    Case("published: set before anybody asks") { log in
        let model = Model()
        model.number = 4
        let cancellable = model.$number.show("sink", log)
        cancellable.cancel()
    },
    Case("published: changed in place") { log in
        let model = Model()
        let cancellable = model.$list.sink { log.add("sent \($0), stored \(model.list)") }
        model.list.append(1)
        model.list.append(contentsOf: [2, 3])
        model.list[0] = 9
        model.list.removeAll()
        cancellable.cancel()
    },
    Case("published: set within its own value") { log in
        let model = Model()
        let cancellable = model.$number.sink { value in
            log.add("in \(value), stored \(model.number)")
            if value == 1 { model.number = 2 }
            log.add("out \(value), stored \(model.number)")
        }
        model.number = 1
        log.add("stored \(model.number)")
        cancellable.cancel()
    },
    Case("published: another property set within a value") { log in
        let model = Model()
        var cancellables = Set<AnyCancellable>()
        model.objectWillChange.sink { log.add("change from \(model.number) \(model.text)") }.store(in: &cancellables)
        model.$number.dropFirst().sink { model.text = "\($0)" }.store(in: &cancellables)
        model.$text.show("text", log).store(in: &cancellables)
        model.number = 1
        log.add("stored \(model.number) \(model.text)")
        cancellables = []
    },
    Case("published: a subscriber within a value gets the old one") { log in
        let model = Model()
        var inner: AnyCancellable?
        let cancellable = model.$number.dropFirst().sink { value in
            log.add("outer \(value)")
            if inner == nil { inner = model.$number.show("inner", log) }
        }
        model.number = 1
        inner?.cancel()
        model.number = 2
        cancellable.cancel()
    },
    Case("published: cancelled within a value") { log in
        let model = Model()
        var cancellable: AnyCancellable?
        cancellable = model.$number.sink { value in
            log.add("\(value)")
            if value == 1 { cancellable?.cancel() }
        }
        model.number = 1
        model.number = 2
        log.add("stored \(model.number)")
    },
    Case("published: with observers of the property") { log in
        let observed = Observed(log)
        let cancellables = [
            observed.objectWillChange.sink { log.add("change, stored \(observed.number)") },
            observed.$number.sink { log.add("sent \($0), stored \(observed.number)") },
        ]
        observed.number = 1
        cancellables.forEach { $0.cancel() }
        observed.number = 2
    },
    Case("published: made and set in an initializer") { log in
        let model = SetInInit(log)
        log.add("stored \(model.number)")
        let cancellable = model.$number.show("later", log)
        cancellable.cancel()
    },
    Case("published: the publisher is kept longer than the object") { log in
        var model: Model? = Model()
        let publisher = model?.$number
        model?.number = 3
        let early = publisher?.show("early", log)
        model = nil
        log.step("object gone")
        let late = publisher?.show("late", log)
        early?.cancel()
        late?.cancel()
    },
    Case("published: two publishers of one property") { log in
        log.isUnordered = true
        let model = Model()
        let cancellables = [model.$number.show("one", log), model.$number.map { $0 * 2 }.show("two", log)]
        log.step("set")
        model.number = 1
        cancellables.forEach { $0.cancel() }
    },
    Case("published: end never comes") { log in
        var model: Model? = Model()
        let cancellable = model?.$number.show("sink", log)
        model?.number = 1
        model = nil
        log.step("gone")
        cancellable?.cancel()
    },
]

private final class Model: ObservableObject {
    @Published var number = 0
    @Published var text = "a"
    @Published var list: [Int] = []
}

private final class Observed: ObservableObject {
    private let log: Log
    @Published var number = 0 {
        willSet { log.add("willSet \(newValue), stored \(number)") }
        didSet { log.add("didSet from \(oldValue), stored \(number)") }
    }

    init(_ log: Log) { self.log = log }
}

private final class SetInInit: ObservableObject {
    @Published var number: Int

    init(_ log: Log) {
        _number = Published(initialValue: 3)
        let cancellable = $number.show("init", log)
        number = 4
        cancellable.cancel()
    }
}
