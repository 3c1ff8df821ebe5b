// Catalogue 69: a view that follows only the outer object reads an inner one.
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
        CarView(car: car)
        EngineView(engine: car.engine)
    }
}

struct CarView: View {
    @ObservedObject var car: Car

    var body: some View {
        Text("\(car.name) at \(car.engine.speed)")
    }
}

struct EngineView: View {
    @ObservedObject var engine: Engine

    var body: some View {
        Text("engine \(engine.speed)")
    }
}
