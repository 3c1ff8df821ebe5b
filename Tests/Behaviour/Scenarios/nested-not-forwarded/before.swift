// Catalogue 69: an inner object is followed by a view of its own.
import SwiftUI

final class Engine: ObservableObject {
    @Published var speed = 0
}

final class Car: ObservableObject {
    @Published var name = "car"
    let engine = Engine()
}

struct Root: View {
    @StateObject private var car = Car()

    var body: some View {
        Button("Faster") { car.engine.speed += 10 }
        Button("Rename") { car.name += "!" }
        Text(car.name)
        EngineView(engine: car.engine)
    }
}

struct EngineView: View {
    @ObservedObject var engine: Engine

    var body: some View {
        Text("\(engine.speed) km/h")
    }
}
