// Catalogue 69, 154: a private generic function that only passes on the changes of what it is given goes with its calls.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

class Network: ObservableObject {
    @Published var isOnline = true
}

final class AppModel: ObservableObject {
    @Published var title = ""
    let account: Account
    let network = Network()
    private var cancellables = Set<AnyCancellable>()

    init(account: Account) {
        self.account = account
        bindAll()
    }

    private func bindAll() {
        bind(object: account)
        self.bind(object: self.network)
    }

    /// Passes on what the object announces.
    private func bind<Object: ObservableObject>(object: Object)
    where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        object.objectWillChange
            .sink { [weak self] _ in
                self?.objectWillChange.send()
            }
            .store(in: &cancellables)
    }
}

struct ContentView: View {
    @ObservedObject var model: AppModel

    var body: some View {
        Text(model.network.isOnline ? model.title : model.account.name)
    }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

final class Timetable: ObservableObject {
    @Published var title = ""
    let clock: Clock
    private var cancellables = Set<AnyCancellable>()

    init(clock: Clock) {
        self.clock = clock
        follow(clock)
        title = "x"
    }

    func follow(other: Int) { title = "\(other)" }

    private func forward<T>(_ clock: T) where T: ObservableObject {
        clock.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    private func follow(_ clock: Clock) { forward(clock) }
}

struct TimeView: View {
    @ObservedObject var table: Timetable

    var body: some View { Text("\(table.title) \(table.clock.time)") }
}
