// Catalogue 21: the macro's members would hide those of the type around, and functions outside of types.
import SwiftUI

func shouldNotifyObservers() -> Bool { true }

enum Feature {
    static func access(_ name: String) {}
    static func withMutation(_ work: () -> Void) { work() }

    final class Reader: ObservableObject {
        @Published var count = 1

        func read() {
            access("count")
            count = 2
        }
    }

    final class Writer: ObservableObject {
        @Published var count = 1

        struct Step {
            func run() { withMutation {} }
        }
    }
}

final class Notifier: ObservableObject {
    @Published var count = 1

    func notify() {
        if shouldNotifyObservers() { count = 2 }
    }
}

struct FeatureView: View {
    @StateObject private var reader = Feature.Reader()
    @StateObject private var writer = Feature.Writer()
    @StateObject private var notifier = Notifier()

    var body: some View {
        Text("\(reader.count) \(writer.count) \(notifier.count)")
    }
}
