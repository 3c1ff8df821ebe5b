// Catalogue 60, 216: helpers of a file that leads to no class of interest call a library, or run what they keep.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Stored: ObservableObject, Resetting {
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { name in name.keep() }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Named: ObservableObject, Resetting {
    @Published var name = ""
    private(set) var length = 0
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] name in self?.length = name.keptLength }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Run: ObservableObject, Resetting {
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        Runner.work.append { [weak self] in self?.name = "" }
        $name.sink { name in if name.count > 2 { Runner.runAll() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Told: ObservableObject, Resetting {
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        Runner.workers.append(Clearing(told: self))
        $name.sink { name in if name.count > 2 { Runner.tellAll() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct Clearing: Worker {
    let told: Told

    func work() { told.name = "" }
}

final class Given: ObservableObject, Resetting {
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name
            .sink { [weak self] name in runTwice { if name.count > 2 { self?.name = "" } } }
            .store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Made: ObservableObject, Resetting {
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { name in _ = Note(name) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct AllView: View {
    @ObservedObject var stored: Stored
    @ObservedObject var named: Named
    @ObservedObject var run: Run
    @ObservedObject var told: Told
    @ObservedObject var given: Given
    @ObservedObject var made: Made

    var body: some View {
        Text(stored.name + named.name + run.name + told.name + given.name + made.name)
        Button("Follow") { stored.follow() }
    }
}
