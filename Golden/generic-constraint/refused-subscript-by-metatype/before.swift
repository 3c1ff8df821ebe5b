// Catalogue 207: a static subscript that takes the class.
import Combine
import SwiftUI

enum Registry { static subscript<T>(_ type: T.Type) -> T? where T: ObservableObject { nil } }
func go() -> Clock? { Registry[Clock.self] }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
