// Catalogue 112: a binding of a member of a child, which is a variable; the child needs no wrapper.
import SwiftUI

final class Engine: ObservableObject {
    @Published var power = 1.0
}

final class Car: ObservableObject {
    @Published var engine = Engine()
}

struct CarView: View {
    @ObservedObject var car: Car

    var body: some View {
        Slider(value: $car.engine.power)
    }
}
