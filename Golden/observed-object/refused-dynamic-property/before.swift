// Catalogue 109: a dynamic property of its own observes the object.
import SwiftUI

final class Clock: ObservableObject {
    @Published var now = Date()
}

struct Now: DynamicProperty {
    @ObservedObject var clock: Clock

    @MainActor var date: Date { clock.now }
}

struct NowView: View {
    var now: Now

    var body: some View {
        Text("\(now.date.timeIntervalSince1970)")
    }
}
