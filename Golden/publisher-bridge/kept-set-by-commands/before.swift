// Catalogue 73, 216: who gets the values sets what is kept elsewhere, or a task begins at once.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
final class Kept: ObservableObject, @preconcurrency Resetting {
    @Published var name = ""

    func reset() { name = "" }
}

@MainActor
final class Immediate: ObservableObject {
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] _ in self?.start() }.store(in: &cancellables)
    }

    private func start() {
        Task.immediate { await load() }
    }

    func load() async { name = "loaded" }
}

struct KeptView: View {
    @ObservedObject var kept: Kept
    @ObservedObject var immediate: Immediate
    @AppStorage("name") private var name = ""

    var body: some View {
        Text(kept.name + immediate.name + name)
            .onReceive(kept.$name.dropFirst()) { name = $0 }
            .onMoveCommand { _ in kept.name = "moved" }
    }
}
