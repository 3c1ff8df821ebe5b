// Catalogue 69: a subscription whose observers do something stays with them.
import Combine
import SwiftUI

@Observable
final class Notes {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var lines: [String] = [] { willSet { objectWillChange.send() } }
}

@Observable
final class Desk {
    var title = ""
    let notes = Notes()
    @ObservationIgnored private var subscription: AnyCancellable? {
        didSet { print("subscribed") }
    }

    func start() {
        subscription = notes.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.title) {} }
    }
}

struct DeskView: View {
    var desk: Desk

    var body: some View {
        Text(desk.title)
        List(desk.notes.lines, id: \.self) { Text($0) }
    }
}
