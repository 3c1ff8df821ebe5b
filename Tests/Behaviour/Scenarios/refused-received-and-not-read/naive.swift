// Stale: nothing updates the view, so that it shows the former value.
import Combine
import SwiftUI

enum Counter {
    static var count = 0
}

@Observable
final class Model {
    var name = "a" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)

    func load() { name += "a" }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text("received \(Counter.count)")
            .onReceive(model.nameSubject) { _ in Counter.count += 1 }
    }
}
