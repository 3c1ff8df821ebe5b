// Catalogue 66, 69: sinks that do more than pass on, that wait, that are kept where it is asked for them, or that stand in a closure.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
    @AppStorage("isKnown") private var isKnown = false
}

final class Counting: ObservableObject {
    @Published var changes = 0
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    init() {
        account.objectWillChange
            .sink { [weak self] in
                self?.changes += 1
                self?.objectWillChange.send()
            }
            .store(in: &cancellables)
    }
}

final class Debounced: ObservableObject {
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    init() {
        account.objectWillChange
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .sink { [weak self] in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

final class Kept: ObservableObject {
    let account = Account()
    private var cancellable: AnyCancellable?
    var isFollowing: Bool { cancellable != nil }

    init() {
        cancellable = account.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
}

final class Following: ObservableObject {
    var accounts: [Account] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        accounts.forEach { account in
            account.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
        }
    }
}

final class Choosing: ObservableObject {
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    func follow(_ number: Int) {
        switch number {
        case 0: account.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
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
        account.objectWillChange.sink { [weak kept] in kept?.objectWillChange.send() }.store(in: &cancellables)
    }
}

struct ContentView: View {
    @StateObject private var counting = Counting()
    @StateObject private var debounced = Debounced()
    @StateObject private var kept = Kept()
    @StateObject private var following = Following()
    @StateObject private var other = Other()
    @StateObject private var choosing = Choosing()

    var body: some View {
        Text(counting.account.name + debounced.account.name + kept.account.name + other.account.name + choosing.account.name)
        Text("\(following.accounts.count)")
            .onReceive(other.objectWillChange) { following.accounts = [] }
    }
}
