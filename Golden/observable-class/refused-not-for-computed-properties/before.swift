// Catalogue 51: what only a stored property can be or do, and a view reads it.
import SwiftUI

final class Area: ObservableObject {
    @Published var size = 1
    var origin: (x: Int, y: Int)

    init() {
        origin.x = 1
        origin.y = 2
    }

    func move() { origin.x += 1 }
}

final class Target: ObservableObject {
    @Published var size = 1
    @exclusivity(unchecked) var hits = 0

    func hit() { hits += 1 }
}

struct AreaView: View {
    @StateObject private var area = Area()
    @StateObject private var target = Target()

    var body: some View {
        Text("\(area.size) \(area.origin.x) \(target.size) \(target.hits)")
    }
}
