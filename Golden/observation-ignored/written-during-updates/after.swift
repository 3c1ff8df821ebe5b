// Catalogue 59: a plain property that a view's body makes the object write; tracked, two such views would invalidate each other for ever.
import SwiftUI

@Observable
final class Compositor {
    var isOn = false
    @ObservationIgnored private var visits: [Int: Date] = [:]
    private var selections = 0

    func mark(_ id: Int) {
        visits[id] = Date()
    }

    func select() {
        selections += 1
    }
}

struct TabView: View {
    var compositor: Compositor
    let id: Int

    var body: some View {
        let _ = compositor.mark(id)
        Text(compositor.isOn ? "on" : "off")
            .onAppear { compositor.select() }
    }
}
