#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// Announcements of objects.
let announcementCases = [
    Case("announcement: before the property's value, equal ones too") { log in
        let model = Model()
        let cancellables = [
            model.objectWillChange.sink { log.add("change, stored \(model.number)") },
            model.$number.sink { log.add("sent \($0), stored \(model.number)") },
        ]
        model.number = 1
        model.number = 1
        model.text = "b"
        model.list.append(1)
        cancellables.forEach { $0.cancel() }
    },
    Case("announcement: asked for after the property's publisher") { log in
        let model = Model()
        let cancellables = [
            model.$number.sink { log.add("sent \($0), stored \(model.number)") },
            model.objectWillChange.sink { log.add("change, stored \(model.number)") },
        ]
        model.number = 1
        cancellables.forEach { $0.cancel() }
    },
    Case("announcement: one publisher for the object") { log in
        let model = Model()
        log.add("\(model.objectWillChange === model.objectWillChange)")
        let cancellable = model.objectWillChange.sink { log.add("change") }
        model.objectWillChange.send()
        cancellable.cancel()
        model.objectWillChange.send()
    },
    Case("announcement: superclasses count, plain variables do not") { log in
        let derived = Derived()
        let cancellable = derived.objectWillChange.sink { log.add("change") }
        derived.first = 1
        derived.second = 1
        derived.plain = 1
        log.step("through the superclass")
        let base: Base = derived
        log.add("\(base.objectWillChange === derived.objectWillChange)")
        base.first = 2
        cancellable.cancel()
    },
    Case("announcement: none through a publisher of one's own") { log in
        let custom = Custom()
        let cancellable = custom.objectWillChange.sink { log.add("change") }
        custom.value = 1
        custom.objectWillChange.send()
        cancellable.cancel()
    },
    Case("announcement: no first value, no end") { log in
        let publisher = ObservableObjectPublisher()
        let probe = Probe<Void, Never>("probe", log)
        publisher.subscribe(probe)
        publisher.send()
        probe.cancel()
        publisher.send()
    },
    Case("announcement: nothing is sent without demand") { log in
        let publisher = ObservableObjectPublisher()
        let probe = Probe<Void, Never>("probe", log, first: .none)
        publisher.subscribe(probe)
        publisher.send()
        probe.subscription?.request(.max(1))
        publisher.send()
        publisher.send()
        probe.cancel()
    },
    Case("announcement: within an announcement") { log in
        let publisher = ObservableObjectPublisher()
        var count = 0
        let cancellable = publisher.sink {
            count += 1
            log.add("in \(count)")
            if count < 3 { publisher.send() }
            log.add("out")
        }
        publisher.send()
        cancellable.cancel()
    },
    Case("announcement: set within an announcement") { log in
        let model = Model()
        var isFirst = true
        let cancellable = model.objectWillChange.sink {
            log.add("change from \(model.number)")
            guard isFirst else { return }
            isFirst = false
            model.number = 7
        }
        model.number = 1
        log.add("stored \(model.number)")
        cancellable.cancel()
    },
    Case("announcement: cancelled within an announcement") { log in
        let model = Model()
        var cancellable: AnyCancellable?
        cancellable = model.objectWillChange.sink {
            log.add("change")
            cancellable?.cancel()
        }
        model.number = 1
        model.number = 2
    },
    Case("announcement: of inner objects are their own") { log in
        let outer = Model()
        let inner = Model()
        let cancellables = [
            outer.objectWillChange.sink { log.add("outer") },
            inner.objectWillChange.sink { outer.objectWillChange.send() },
        ]
        inner.number = 1
        cancellables.forEach { $0.cancel() }
    },
    Case("announcement: by hand, in a class without published properties") { log in
        let manual = Manual()
        let cancellable = manual.objectWillChange.sink { log.add("change from \(manual.number)") }
        manual.number = 1
        cancellable.cancel()
    },
    Case("announcement: as the rules write it") { log in
        let bridged = Bridged()
        let cancellables = [
            bridged.objectWillChange.sink { log.add("change, stored \(bridged.number)") },
            bridged.numberSubject.sink { log.add("sent \($0), stored \(bridged.number)") },
        ]
        bridged.number = 1
        bridged.number = 1
        cancellables.forEach { $0.cancel() }
    },
]

private final class Model: ObservableObject {
    @Published var number = 0
    @Published var text = "a"
    @Published var list: [Int] = []
}

private class Base: ObservableObject {
    @Published var first = 0
}

private final class Derived: Base {
    @Published var second = 0
    var plain = 0
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var value = 0
}

/// A class that declares no `@Published` property, but announces.
private final class Manual: ObservableObject {
    var number = 0 { willSet { objectWillChange.send() } }
}

/// The form that the rules write, with both publishers.
private final class Bridged {
    let objectWillChange = ObservableObjectPublisher()
    var number = 0 {
        willSet {
            objectWillChange.send()
            numberSubject.send(newValue)
        }
    }
    private(set) lazy var numberSubject = CurrentValueSubject<Int, Never>(number)
}
