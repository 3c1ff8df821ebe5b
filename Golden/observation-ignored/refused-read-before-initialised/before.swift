// Catalogue 35: init reads a plain property too early for a tracked one, and a view reads it.
import SwiftUI

final class Trail: ObservableObject {
    @Published var current: String
    var visited: [String]

    init(seed: [String]) {
        visited = seed
        visited.append("home")
        current = visited[0]
    }

    func visit(_ place: String) {
        visited.append(place)
    }
}

struct TrailView: View {
    @ObservedObject var trail: Trail

    var body: some View {
        Text("\(trail.current) \(trail.visited.count)")
    }
}
