// Catalogue 109: what a body reads of the object through a dynamic property is tracked.
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
