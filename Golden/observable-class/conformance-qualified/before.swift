// Catalogue 3: the protocol is spelled with its module; import Combine stays.
import Combine
import SwiftUI

final class ClockModel: Combine.ObservableObject {
    @Published var now = Date()
}

struct ClockView: View {
    @StateObject private var clock = ClockModel()

    var body: some View {
        Text("\(clock.now.timeIntervalSince1970)")
    }
}
