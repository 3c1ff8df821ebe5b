// Catalogue 69: an inner object that announces changes by hand, and an outer one that passes them on to what a view follows.
import Combine
import SwiftUI

final class Files: ObservableObject {
    var names: [String] = []

    func open() {
        objectWillChange.send()
        names = ["new"]
    }
}

final class Session: ObservableObject {
    @Published var isOpen = false
    let files = Files()
    private var cancellables = Set<AnyCancellable>()

    init() {
        files.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Network: ObservableObject {
    @Published var isOnline = true
}

final class Monitor: ObservableObject {
    @Published var name = ""
    let network = Network()
    private var cancellables = Set<AnyCancellable>()

    init() {
        network.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Panel: ObservableObject {
    @Published var title = ""
    let monitor = Monitor()
    private var cancellables = Set<AnyCancellable>()

    init() {
        monitor.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

struct PanelView: View {
    @ObservedObject var session: Session
    @ObservedObject var panel: Panel

    var body: some View {
        Text(panel.title)
        Button(session.isOpen ? "open" : "closed") { session.files.open() }
    }
}
