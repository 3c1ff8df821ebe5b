// Catalogue 35: a getter reads by `if let name` what init reads too early for a tracked property; a local of the name is another one.
import SwiftUI

final class Trail: ObservableObject {
    @Published var current: String
    private var last: String?
    private var next: String?

    init() {
        current = last ?? next ?? ""
    }

    var label: String {
        if let last { last } else { "" }
    }

    func move(to place: String, _ next: String?) -> String {
        if let next { current = next }
        last = current
        self.next = place
        return current
    }
}

struct TrailView: View {
    @ObservedObject var trail: Trail

    var body: some View {
        Text("\(trail.current) \(trail.label)")
    }
}
