// Catalogue 123, 125: an optional is unwrapped on the way, by ! and by ??.
import SwiftUI

final class Map: ObservableObject {
    @Published var zoom = 1
}

struct MapView: View {
    @EnvironmentObject private var map: Map

    var body: some View {
        Text("\(map.zoom)")
    }
}

struct MapScreen: View {
    let map: Map?
    let other: Map

    var body: some View {
        MapView().environmentObject(map!)
        MapView().environmentObject(map ?? other)
    }
}
