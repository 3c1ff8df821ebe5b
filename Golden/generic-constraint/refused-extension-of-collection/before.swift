// Catalogue 207: an extension of arrays of ObservableObject.
import SwiftUI

extension Array where Element: ObservableObject {
    func refreshAll() {}
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)").onAppear { [clock].refreshAll() } }
}
