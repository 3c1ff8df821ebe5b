// Catalogue 207: a subscript and a call that every ObservableObject has.
import SwiftUI

extension ObservableObject {
    subscript(name: String) -> String { name }
    func callAsFunction() {}
}

final class Clock: ObservableObject {
    @Published var time = 0
}

func same(_ a: Clock) -> String { a(); return a["x"] }

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
