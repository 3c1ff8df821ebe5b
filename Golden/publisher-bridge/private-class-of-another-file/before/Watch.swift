import Combine
import SwiftUI

final class Watch: ObservableObject {
    @Published var state = 0
}

struct Wrist {
    var watches: [Watch] = []

    func follow() -> AnyCancellable? {
        watches.enumerated().map { $0 }.max { $0.offset < $1.offset }?.element.$state.sink { print($0) }
    }
}

struct WatchView: View {
    @ObservedObject var watch: Watch

    var body: some View {
        Text("\(watch.state)")
    }
}
