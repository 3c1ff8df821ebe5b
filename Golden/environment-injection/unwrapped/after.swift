// Catalogue 123, 125: an optional is unwrapped on the way, by ! and by ??.
import SwiftUI

@Observable
final class Map {
    var zoom = 1
}

struct MapView: View {
    @Environment(Map.self) private var map

    var body: some View {
        Text("\(map.zoom)")
    }
}

struct MapScreen: View {
    let map: Map?
    let other: Map

    var body: some View {
        MapView().environment(map!)
        MapView().environment(map ?? other)
    }
}
