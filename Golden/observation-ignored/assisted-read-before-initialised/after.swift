// Catalogue 35: asked for, the property that init reads too early is ignored.
import SwiftUI

@Observable
final class Trail {
    var current: String
    @ObservationIgnored var visited: [String]

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
    var trail: Trail

    var body: some View {
        Text("\(trail.current) \(trail.visited.count)")
    }
}
