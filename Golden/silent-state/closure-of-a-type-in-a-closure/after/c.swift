import Foundation
import SwiftUI

@Observable
final class Relay {
    var isUp = false

    var state: String {
        drop(over: 10)
        return isUp ? "up" : "down"
    }

    private func drop(over limit: Int) {
        run { old in old.completion(nil) }
    }
}

struct RelayView: View {
    var relay: Relay
    var body: some View { Text(relay.state) }
}
