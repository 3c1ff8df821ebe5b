import Foundation
import SwiftUI

final class Relay: ObservableObject {
    @Published var isUp = false

    var state: String {
        drop(over: 10)
        return isUp ? "up" : "down"
    }

    private func drop(over limit: Int) {
        run { old in old.completion(nil) }
    }
}

struct RelayView: View {
    @ObservedObject var relay: Relay
    var body: some View { Text(relay.state) }
}
