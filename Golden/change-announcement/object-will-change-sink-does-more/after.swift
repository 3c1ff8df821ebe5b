// Catalogue 66, 69: sinks that do more than pass on, that wait, that are kept where it is asked for them, or that stand in a closure.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
    @AppStorage("isKnown") private var isKnown = false
}

@Observable
final class Counting {
    var changes = 0
    private(set) var account = Account()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        account.objectWillChange
            .sink { [weak self] in
                self?.changes += 1
                self?.withMutation(keyPath: \.account) {}
            }
            .store(in: &cancellables)
    }
}

@Observable
final class Debounced {
    private(set) var account = Account()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        account.objectWillChange
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .sink { [weak self] in self?.withMutation(keyPath: \.account) {} }
            .store(in: &cancellables)
    }
}

@Observable
final class Kept {
    private(set) var account = Account()
    @ObservationIgnored private var cancellable: AnyCancellable?
    var isFollowing: Bool { cancellable != nil }

    init() {
        cancellable = account.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.account) {} }
    }
}

@Observable
final class Following {
    var accounts: [Account] = []
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        accounts.forEach { account in
            account.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.accounts) {} }.store(in: &cancellables)
        }
    }
}

@Observable
final class Choosing {
    private(set) var account = Account()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(_ number: Int) {
        switch number {
        case 0: account.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.account) {} }.store(in: &cancellables)
        default: cancellables = []
        }
    }
}

final class Other: ObservableObject {
    let account = Account()
    let kept = Kept()
    @AppStorage("isKnown") private var isKnown = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        account.objectWillChange.sink { [weak kept] in kept?.withMutation(keyPath: \.account) {} }.store(in: &cancellables)
    }
}

struct ContentView: View {
    @State private var counting = Counting()
    @State private var debounced = Debounced()
    @State private var kept = Kept()
    @State private var following = Following()
    @StateObject private var other = Other()
    @State private var choosing = Choosing()

    var body: some View {
        Text(counting.account.name + debounced.account.name + kept.account.name + other.account.name + choosing.account.name)
        Text("\(following.accounts.count)")
            .onReceive(other.objectWillChange) { following.accounts = [] }
    }
}
