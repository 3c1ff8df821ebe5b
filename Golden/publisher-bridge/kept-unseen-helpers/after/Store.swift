// Catalogue 60, 216: helpers of a file that leads to no class of interest call a library, or run what they keep.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Stored: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { name in name.keep() }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Named: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    private(set) var length = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] name in self?.length = name.keptLength }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Run: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        Runner.work.append { [weak self] in self?.name = "" }
        $nameStorage.sink { name in if name.count > 2 { Runner.runAll() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Told: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        Runner.workers.append(Clearing(told: self))
        $nameStorage.sink { name in if name.count > 2 { Runner.tellAll() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct Clearing: Worker {
    let told: Told

    func work() { told.name = "" }
}

@Observable
final class Given: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage
            .sink { [weak self] name in runTwice { if name.count > 2 { self?.name = "" } } }
            .store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Made: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { name in _ = Note(name) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct AllView: View {
    var stored: Stored
    var named: Named
    var run: Run
    var told: Told
    var given: Given
    var made: Made

    var body: some View {
        Text(stored.name + named.name + run.name + told.name + given.name + made.name)
        Button("Follow") { stored.follow() }
    }
}
