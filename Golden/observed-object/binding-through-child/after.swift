// Catalogue 112: a binding of a member of a child, which is a variable; the child needs no wrapper.
import SwiftUI

@Observable
final class Engine {
    var power = 1.0
}

@Observable
final class Car {
    var engine = Engine()
}

struct CarView: View {
    @Bindable var car: Car

    var body: some View {
        Slider(value: $car.engine.power)
    }
}
