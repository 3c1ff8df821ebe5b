// Catalogue 60, 63, 216: who gets the values of several objects sets one of them; what is resumed runs code.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Merged: ObservableObject, Resetting {
    @Published var count = 0

    func reset() { count = 0 }
}

final class Mapped: ObservableObject, Resetting {
    @Published var count = 0

    func reset() { count = 0 }
}

final class Reader {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ all: [Merged]) {
        Publishers.MergeMany(all.map { $0.$count })
            .sink { count in if count > 3 { all.first?.count = 0 } }
            .store(in: &cancellables)
    }

    func follow(_ all: [Mapped]) {
        let publishers = all.map { $0.$count }
        for publisher in publishers {
            publisher.sink { count in if count > 3 { all.first?.count = 0 } }.store(in: &cancellables)
        }
    }
}

final class Cancelled: ObservableObject, Resetting {
    @Published var count = 0
    private var waiting: AnyCancellable?
    private var other: AnyCancellable?

    func follow() {
        other = AnyCancellable { [weak self] in self?.count = 0 }
        waiting = $count.sink { [weak self] count in if count > 3 { self?.other?.cancel() } }
    }

    func reset() { count = 0 }
}

/// It goes on when somebody calls it.
final class Task {
    var body: () -> Void = {}

    func resume() { body() }
}

final class Resumed: ObservableObject, Resetting {
    @Published var count = 0
    private let task = Task()
    private var waiting: AnyCancellable?

    func follow() {
        task.body = { [weak self] in self?.count = 0 }
        waiting = $count.sink { [task] count in if count > 3 { task.resume() } }
    }

    func reset() { count = 0 }
}

struct AllView: View {
    @ObservedObject var merged: Merged
    @ObservedObject var mapped: Mapped
    @ObservedObject var cancelled: Cancelled
    @ObservedObject var resumed: Resumed

    var body: some View {
        Text("\(merged.count) \(mapped.count) \(cancelled.count) \(resumed.count)")
    }
}
