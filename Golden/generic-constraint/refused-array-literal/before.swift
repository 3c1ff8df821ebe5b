// Catalogue 207: the class is inferred from a literal.
import Combine
import SwiftUI

struct Bag<E: ObservableObject>: ExpressibleByArrayLiteral { init(arrayLiteral elements: E...) {} }
func go(_ c: Clock) { let b: Bag = [c]; _ = b }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
