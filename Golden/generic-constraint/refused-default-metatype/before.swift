// Catalogue 207: the class is inferred from the result, beside a default argument.
import Combine
import SwiftUI

func build<T: ObservableObject>(_ type: T.Type = T.self) -> T? { nil }
func go() -> Clock? { build() }
let c = build() as Clock?

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
