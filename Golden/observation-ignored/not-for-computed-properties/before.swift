// Catalogue 51: what only a stored property can be or do; no view reads these.
import SwiftUI

final class Area: ObservableObject {
    @Published var size = 1
    private var origin: (x: Int, y: Int)
    private var corner: (x: Int, y: Int)
    @exclusivity(unchecked) private var hits = 0

    init() {
        origin.x = 1
        origin.y = 2
        corner = (x: 3, y: 4)
        corner.x = 5
    }

    func grow() {
        hits += 1
        origin.x += hits
        size = origin.x * corner.y
    }
}

struct AreaView: View {
    @StateObject private var area = Area()

    var body: some View {
        Button("\(area.size)") { area.grow() }
    }
}
