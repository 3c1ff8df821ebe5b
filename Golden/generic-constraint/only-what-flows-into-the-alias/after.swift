// Catalogue 208: one model flows into the alias and stays, the other one moves.
import SwiftUI

struct Box<Content> {
    var content: Content
}

typealias Watched<Model: ObservableObject> = Box<Model>

final class Boiler: ObservableObject {
    @Published var pressure = 1
}

@Observable
final class Pump {
    var speed = 1
}

struct Plant {
    let boiler: Watched<Boiler>
    let pump: Box<Pump>
}

struct PlantView: View {
    @ObservedObject var boiler: Boiler
    var pump: Pump

    var body: some View {
        Text("\(boiler.pressure) \(pump.speed)")
    }
}
