// What is sent, to whom and when, by subjects and published properties.
import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var number = 1
    var bag = Set<AnyCancellable>()
}

class Base: ObservableObject {
    @Published var first = 0
}

final class Derived: Base {
    @Published var second = 0
    var plain = 0
}

final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var value = 0
}

struct Root: View {
    @State private var model = Model()
    @State private var kept: AnyCancellable?

    var body: some View {
        Button("Run") { run() }
        Button("Later") { later() }
    }

    private func run() {
        // A published property sends at once, then before each value is stored, equal ones too; the object first.
        model.objectWillChange.sink { print("model from \(model.number)") }.store(in: &model.bag)
        model.$number.sink { print("number \($0), stored \(model.number)") }.store(in: &model.bag)
        model.number = 2
        model.number = 2
        // Whoever subscribes meanwhile gets the old value of a published property, and the new one of a subject.
        var inner: [AnyCancellable] = []
        model.$number.dropFirst().sink { _ in inner.append(model.$number.sink { print("late \($0)") }) }.store(in: &model.bag)
        model.number = 3
        inner = []
        model.bag = []
        let subject = CurrentValueSubject<Int, Never>(1)
        let cancellable = subject.dropFirst().sink { _ in inner.append(subject.sink { print("late of subject \($0)") }) }
        subject.send(2)
        inner = []
        cancellable.cancel()
        subject.send(5)
        print("subject \(subject.value)")

        // Superclasses count, plain variables don't, and a publisher of one's own is sent nothing.
        let derived = Derived()
        let custom = Custom()
        let all = [derived.objectWillChange.sink { print("derived") }, custom.objectWillChange.sink { print("custom") }]
        derived.first = 1
        derived.second = 1
        derived.plain = 1
        custom.value = 1
        all.forEach { $0.cancel() }
        derived.first = 2

        // assign(to:) lasts as long as the property.
        let source = PassthroughSubject<Int, Never>()
        var target: Model? = Model()
        source.assign(to: &target!.$number)
        let will = target!.objectWillChange.sink { print("target changes") }
        source.send(7)
        print("target \(target!.number)")
        _ = will
        target = nil

        // Operators.
        let letters = PassthroughSubject<String, Never>()
        let digits = PassthroughSubject<Int, Never>()
        let joined = [
            letters.combineLatest(digits).sink { print("latest \($0)\($1)") },
            letters.zip(digits).sink { print("zip \($0)\($1)") },
            letters.map(\.count).removeDuplicates().sink { print("count \($0)") },
            digits.compactMap { $0 > 1 ? $0 * 2 : nil }.scan(0, +).sink { print("sum \($0)") },
            digits.map { "\($0)" }.merge(with: letters).prefix(3).sink(receiveCompletion: { print("merged \($0)") }, receiveValue: { print("merge \($0)") }),
        ]
        letters.send("a")
        digits.send(1)
        digits.send(2)
        letters.send("b")
        letters.send(completion: .finished)
        letters.send("c")
        digits.send(3)
        joined.forEach { $0.cancel() }
    }

    private func later() {
        let subject = PassthroughSubject<Int, Never>()
        let first = subject.receive(on: DispatchQueue.main).sink { print("received \($0)") }
        let second = subject.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { print("debounced \($0)") }
        kept = AnyCancellable { first.cancel(); second.cancel() }
        subject.send(1)
        subject.send(2)
        print("sent")
    }
}
