// Catalogue 69: without the child the parent can't move either, since the view reads through it.
import Combine
import SwiftUI

final class Car: ObservableObject {
    @Published var name = ""
    let engine = Engine()
    private var forwarding: AnyCancellable?

    init() {
        forwarding = engine.objectWillChange.sink { [weak self] in
            self?.objectWillChange.send()
        }
    }
}

struct CarView: View {
    @StateObject private var car = Car()

    var body: some View {
        Text("\(car.name) \(car.engine.speed)")
    }
}
