// Catalogue 207: a value that is called, with the class from the result.
import Combine
import SwiftUI

struct Maker { func callAsFunction<T: ObservableObject>() -> T? { nil } }
func go() { let m = Maker(); let c: Clock? = m(); _ = c }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
