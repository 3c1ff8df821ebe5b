import Foundation
import SwiftUI

final class Relay: ObservableObject {
    private struct Send {
        let id: Int
        let completion: (String?) -> Void
    }

    @Published var isUp = false
    private var sends: [Int: Send] = [:]

    var state: String {
        drop(over: 10)
        return isUp ? "up" : "down"
    }

    private func drop(over limit: Int) {
        for old in sends.filter({ $0.key > limit }).values.shuffledByAge() { old.completion(nil) }
    }
}

extension Sequence {
    func shuffledByAge() -> [Element] { Array(self) }
}

struct RelayView: View {
    @ObservedObject var relay: Relay
    var body: some View { Text(relay.state) }
}
