// Catalogue 47: a weak self announces the change from a closure.
import SwiftUI

final class Poller: ObservableObject {
    private(set) var answer = ""

    func poll(_ fetch: (@escaping (String) -> Void) -> Void) {
        fetch { [weak self] text in
            self?.objectWillChange.send()
            self?.answer = text
        }
    }
}

struct PollerView: View {
    @StateObject private var poller = Poller()

    var body: some View {
        Text(poller.answer)
    }
}
