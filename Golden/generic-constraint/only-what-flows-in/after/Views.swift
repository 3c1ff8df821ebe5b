// Catalogue 154: the views of both.
import SwiftUI

struct PlantView: View {
    @ObservedObject var boiler: Boiler
    var pump: Pump

    var body: some View {
        Watching(model: boiler)
        Text("\(boiler.pressure) \(pump.speed)")
    }
}
