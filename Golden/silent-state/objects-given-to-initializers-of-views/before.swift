// Catalogue 103, 213: what an initializer is given by others, or keeps in a state, does not begin anew.
import SwiftUI

final class Counter: ObservableObject {
    static let shared = Counter()

    @Published var count = 0
}

struct GivenView: View {
    @ObservedObject var counter: Counter

    init(counter: Counter = Counter()) { _counter = ObservedObject(wrappedValue: counter) }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct SharedView: View {
    @ObservedObject var counter: Counter

    init(counter: Counter = .shared) { self.counter = counter }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct KeptView: View {
    @StateObject private var counter: Counter

    init() { _counter = StateObject(wrappedValue: Counter()) }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

final class Feed: ObservableObject {
    @Published var title = ""
    @Published var isLoading = false

    func load() { isLoading.toggle() }
}

struct FeedView: View {
    @ObservedObject var feed: Feed
    @ObservedObject var counter: Counter

    var body: some View {
        VStack {
            Text(feed.title)
            GivenView(counter: counter)
            SharedView()
            KeptView()
            Button("Load") { feed.load() }
        }
    }
}
