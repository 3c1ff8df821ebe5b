// Catalogue 207: Page.init, called and as a value.
import Combine
import SwiftUI

struct Page<M: ObservableObject> { let model: M }
func go(_ c: Clock) { _ = Page.init(model: c); _ = [c].map(Page.init) }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
