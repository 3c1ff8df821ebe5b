// Catalogue 3: the protocol is spelled with its module; import Combine stays.
import Combine
import SwiftUI

@Observable
final class ClockModel {
    var now = Date()
}

struct ClockView: View {
    @State private var clock = ClockModel()

    var body: some View {
        Text("\(clock.now.timeIntervalSince1970)")
    }
}
