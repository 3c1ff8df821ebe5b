// Catalogue 47: a published property that is set along with it announced the same, whatever else the code changes.
import SwiftUI

final class Clock {
    static let shared = Clock()
    var time = ""
    func load() async -> [String] { [] }
    func wind() { time = "" }
}

/// The last thing that is waited for gives a published property its value.
@Observable
final class Counts {
    var likes = 0
    var names: [String] = []

    @MainActor
    func update(_ clock: Clock) async {
        likes = clock.time.count
        clock.wind()
        self.names = await clock.load()
        clock.wind()
    }
}

/// Each branch sets one.
@Observable
final class Loader {
    enum Status { case idle, failed }
    var status = Status.idle
    var error: String?
    let clock = Clock(), spare = Clock()

    func finish(_ isFailed: Bool) {
        clock.wind()
        switch isFailed {
        case true: status = .failed
        default:
            if clock.time.isEmpty {
                error = nil
            } else {
                error = clock.time
            }
        }
    }

    func start() {
        clock.wind()
        status = .idle
        Clock.shared.wind()
    }
}

struct CountsView: View {
    var counts: Counts
    var loader: Loader
    @State private var isOpen = false

    var body: some View {
        Text(Clock.shared.time + loader.clock.time)
        if isOpen {
            Text("\(counts.likes) \(counts.names.count) \(loader.error ?? "") \(loader.status == .idle)")
        }
    }
}
