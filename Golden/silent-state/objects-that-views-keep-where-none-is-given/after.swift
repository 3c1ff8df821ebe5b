// Catalogue 103, 213: an object that a state keeps, and one that all views of a type have in common, do not begin anew
// with the update of the view around.
import SwiftUI

@Observable
final class Counter {
    var count = 0

    static let shared = Counter()
}

struct KeptView: View {
    @State var counter: Counter

    init(counter: Counter? = nil) { _counter = .init(wrappedValue: counter ?? Counter()) }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct SharedView: View {
    @Bindable var counter: Counter

    init(counter: Counter? = nil) { self.counter = counter ?? .shared }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

@Observable
final class Feed {
    var title = ""
    var isLoading = false

    func load() { isLoading.toggle() }
}

struct FirstView: View {
    var feed: Feed

    var body: some View {
        VStack {
            Text(feed.title)
            KeptView()
            SharedView()
            Button("Load") { feed.load() }
        }
    }
}
