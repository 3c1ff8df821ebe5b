// Catalogue 73, 216: who gets the values sets what is kept elsewhere, or a task begins at once.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
@Observable
final class Kept: @preconcurrency Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var nameStorage = ""

    func reset() { name = "" }
}

@MainActor
@Observable
final class Immediate {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] _ in self?.start() }.store(in: &cancellables)
    }

    private func start() {
        Task.immediate { await load() }
    }

    func load() async { name = "loaded" }
}

struct KeptView: View {
    var kept: Kept
    var immediate: Immediate
    @AppStorage("name") private var name = ""

    var body: some View {
        Text(kept.name + immediate.name + name)
            .onReceive(kept.$nameStorage.dropFirst()) { name = $0 }
            .onMoveCommand { _ in kept.name = "moved" }
    }
}
