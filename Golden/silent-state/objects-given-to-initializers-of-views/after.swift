// Catalogue 103, 213: what an initializer is given by others, or keeps in a state, does not begin anew.
import SwiftUI

@Observable
final class Counter {
    static let shared = Counter()

    var count = 0
}

struct GivenView: View {
    @Bindable var counter: Counter

    init(counter: Counter = Counter()) { _counter = Bindable(wrappedValue: counter) }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct SharedView: View {
    @Bindable var counter: Counter

    init(counter: Counter = .shared) { self.counter = counter }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct KeptView: View {
    @State private var counter: Counter

    init() { _counter = State(initialValue: Counter()) }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

@Observable
final class Feed {
    var title = ""
    var isLoading = false

    func load() { isLoading.toggle() }
}

struct FeedView: View {
    var feed: Feed
    var counter: Counter

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
