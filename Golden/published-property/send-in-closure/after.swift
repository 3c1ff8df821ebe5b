// Catalogue 47: a weak self announces the change from a closure.
import SwiftUI

@Observable
final class Poller {
    private(set) var answer = ""

    func poll(_ fetch: (@escaping (String) -> Void) -> Void) {
        fetch { [weak self] text in
            self?.answer = text
        }
    }
}

struct PollerView: View {
    @State private var poller = Poller()

    var body: some View {
        Text(poller.answer)
    }
}
