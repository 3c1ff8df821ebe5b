// Catalogue 35: a property that the initializer reads early is ignored, and shown with one that is not.
import SwiftUI

final class Trail: ObservableObject {
    @Published var current: String
    var visited: [String]

    init(seed: [String]) {
        visited = seed
        visited.append("home")
        current = visited[0]
    }

    func go(_ place: String) {
        visited.append(place)
        current = place
    }
}

struct Root: View {
    @StateObject private var trail = Trail(seed: ["start"])

    var body: some View {
        Button("Go") { trail.go("place \(trail.visited.count)") }
        Text("\(trail.current) \(trail.visited.count)")
    }
}
