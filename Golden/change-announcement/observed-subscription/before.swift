// Catalogue 69: a subscription whose observers do something stays with them.
import Combine
import SwiftUI

final class Notes: ObservableObject {
    @Published var lines: [String] = []
}

final class Desk: ObservableObject {
    @Published var title = ""
    let notes = Notes()
    private var subscription: AnyCancellable? {
        didSet { print("subscribed") }
    }

    func start() {
        subscription = notes.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
}

struct DeskView: View {
    @ObservedObject var desk: Desk

    var body: some View {
        Text(desk.title)
        List(desk.notes.lines, id: \.self) { Text($0) }
    }
}
