// Catalogue 35: what always holds its first value is as good as a let, whatever its type; init reads it too early for a tracked property.
import SwiftUI

protocol Source {
    var order: String { get set }
    var isSorted: Bool { get }
}

final class Phone: Source {
    var order = "name"
    var isSorted = true
}

final class Watch: Source {
    var order = "date"
    var isSorted = false
}

final class Trail: ObservableObject {
    @Published var current: String
    var unit = "km"
    private(set) var marks: [Int] = [1, 2]
    private var source: Source

    init(source: Source) {
        self.source = source
        marks.append(3)
        current = "\(unit) \(source.order) \(self.source.order) \(marks.count)"
    }

    var isSorted: Bool { source.isSorted }

    func sort(by order: String) {
        source.order = order
        current = order
    }
}

struct TrailView: View {
    @ObservedObject var trail: Trail

    var body: some View {
        Text("\(trail.current) \(trail.unit) \(trail.marks.count)")
        if trail.isSorted { Button("Sort") { trail.sort(by: "date") } }
    }
}
