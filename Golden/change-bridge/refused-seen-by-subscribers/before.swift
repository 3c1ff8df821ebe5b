// Catalogue 66: a subscriber that looks at the object at once, a property that is changed in place, one with observers.
import Combine
import SwiftUI

final class Read: ObservableObject {
    @Published var level = 0
}

final class Changed: ObservableObject {
    @Published var levels: [Int] = []

    func add() {
        levels.append(1)
    }
}

final class Watched: ObservableObject {
    @Published var level = 0 {
        willSet { print(newValue) }
    }
}

final class Log {
    var levels: [Int] = []
    var onChange: () -> Void = {}
    private var subscriptions = Set<AnyCancellable>()

    func follow(_ read: Read, _ changed: Changed, _ watched: Watched) {
        read.objectWillChange
            .sink { [weak self] _ in self?.levels.append(read.level) }
            .store(in: &subscriptions)
        changed.objectWillChange.sink { print("changed") }.store(in: &subscriptions)
        watched.objectWillChange.sink { print("watched") }.store(in: &subscriptions)
    }
}

struct LogView: View {
    @ObservedObject var read: Read
    @ObservedObject var changed: Changed
    @ObservedObject var watched: Watched

    var body: some View {
        Text("\(read.level) \(changed.levels) \(watched.level)")
    }
}
