// Catalogue 207: what a protocol asks for stands in an extension of ObservableObject.
import SwiftUI

protocol Named { var name: String { get } }
extension ObservableObject {
    var name: String { "\(Self.self)" }
}

final class Clock: ObservableObject, Named {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
