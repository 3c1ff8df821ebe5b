// Catalogue 109: asked for, the dynamic property reads the object without a wrapper, in update() too.
import SwiftUI

final class Clock: ObservableObject {
    @Published var now = Date()
}

struct Now: DynamicProperty {
    @ObservedObject var clock: Clock
    @State private var copy = Copy()

    var date: Date { copy.date }
}

final class Copy {
    var date = Date()
}

extension Now {
    mutating func update() { copy.date = clock.now }
}

struct NowView: View {
    var now: Now

    var body: some View {
        Text("\(now.date.timeIntervalSince1970)")
    }
}

extension Clock {
    func copy(_ other: Clock) { now = other.now }
}
