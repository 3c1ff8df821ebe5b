// Catalogue 103: asked for, a class moves that a body makes and whose initializer reads what it publishes.
import SwiftUI

final class Tally: ObservableObject {
    @Published var count = 0

    init() {
        count += 1
    }
}

struct Root: View {
    var body: some View {
        TallyView(tally: Tally())
    }
}

struct TallyView: View {
    @ObservedObject var tally: Tally

    var body: some View {
        Button("Count") { tally.count += 1 }
        Text("\(tally.count)")
    }
}
