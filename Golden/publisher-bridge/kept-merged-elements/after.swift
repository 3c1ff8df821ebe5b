// Catalogue 60, 63, 216: who gets the values of several objects sets one of them; what is resumed runs code.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Merged: Resetting {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0

    func reset() { count = 0 }
}

@Observable
final class Mapped: Resetting {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0

    func reset() { count = 0 }
}

final class Reader {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ all: [Merged]) {
        Publishers.MergeMany(all.map { $0.$countStorage })
            .sink { count in if count > 3 { all.first?.count = 0 } }
            .store(in: &cancellables)
    }

    func follow(_ all: [Mapped]) {
        let publishers = all.map { $0.$countStorage }
        for publisher in publishers {
            publisher.sink { count in if count > 3 { all.first?.count = 0 } }.store(in: &cancellables)
        }
    }
}

@Observable
final class Cancelled: Resetting {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private var countStorage = 0
    @ObservationIgnored private var waiting: AnyCancellable?
    @ObservationIgnored private var other: AnyCancellable?

    func follow() {
        other = AnyCancellable { [weak self] in self?.count = 0 }
        waiting = $countStorage.sink { [weak self] count in if count > 3 { self?.other?.cancel() } }
    }

    func reset() { count = 0 }
}

/// It goes on when somebody calls it.
final class Task {
    var body: () -> Void = {}

    func resume() { body() }
}

@Observable
final class Resumed: Resetting {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private var countStorage = 0
    private let task = Task()
    @ObservationIgnored private var waiting: AnyCancellable?

    func follow() {
        task.body = { [weak self] in self?.count = 0 }
        waiting = $countStorage.sink { [task] count in if count > 3 { task.resume() } }
    }

    func reset() { count = 0 }
}

struct AllView: View {
    var merged: Merged
    var mapped: Mapped
    var cancelled: Cancelled
    var resumed: Resumed

    var body: some View {
        Text("\(merged.count) \(mapped.count) \(cancelled.count) \(resumed.count)")
    }
}
