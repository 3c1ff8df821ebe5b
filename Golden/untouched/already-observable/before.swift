// Catalogue 17: what is migrated already stays.
import SwiftUI

@Observable
final class Garden {
    var plants: [String] = []
    @ObservationIgnored private lazy var names = plants.sorted()
}

struct GardenView: View {
    @State private var garden = Garden()

    var body: some View {
        GardenEditor(garden: garden)
            .environment(garden)
    }
}

struct GardenEditor: View {
    @Bindable var garden: Garden
    @Environment(Garden.self) private var shared

    var body: some View {
        @Bindable var shared = shared
        TextField("First of \(shared.plants.count)", text: $garden.plants[0])
        TextField("Last", text: $shared.plants[0])
    }
}
