// Catalogue 109: what a body reads of the object through a dynamic property is tracked.
import SwiftUI

@Observable
final class Clock {
    var now = Date()
}

struct Now: DynamicProperty {
    var clock: Clock

    @MainActor var date: Date { clock.now }
}

struct NowView: View {
    var now: Now

    var body: some View {
        Text("\(now.date.timeIntervalSince1970)")
    }
}
