// Catalogue 103: a body makes the object, whose init only sets what is tracked, or reads it later, or what stays.
import Combine
import SwiftUI

@Observable
final class Counter {
    var count = 0
    var name = "" {
        didSet { print(oldValue) }
    }
    private(set) var kind = "a"
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(count: Int, names: PassthroughSubject<String, Never>, numbers: CurrentValueSubject<Int, Never>) {
        self.count = count
        print(count, kind)
        Task {
            print(self.count)
        }
        DispatchQueue.main.async { self.load() }
        names.sink { [weak self] name in
            print(self?.count ?? 0)
        }
        .store(in: &cancellables)
        numbers.receive(on: DispatchQueue.main).sink { [weak self] number in
            if number != self?.count { self?.count = number }
        }
        .store(in: &cancellables)
        reset()
    }

    func load() {
        if count > 0 { count = 0 }
    }

    private func reset() {
        let count = 0
        self.count = count
    }
}

struct CounterView: View {
    var counter: Counter

    var body: some View {
        Button("\(counter.count) \(counter.kind)") { counter.count += 1 }
    }
}

struct RootView: View {
    let names: PassthroughSubject<String, Never>
    let numbers: CurrentValueSubject<Int, Never>

    var body: some View {
        CounterView(counter: Counter(count: 1, names: names, numbers: numbers))
    }
}
