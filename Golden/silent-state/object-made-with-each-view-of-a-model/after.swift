// Catalogue 103, 213: `@ObservedObject var counter = Counter()` begins anew with each update of the view around, also
// with those that the model no longer makes.
import SwiftUI

@Observable
final class Counter {
    var count = 0
}

struct CounterView: View {
    @Bindable var counter = Counter()

    var body: some View {
        Stepper("\(counter.count)", value: $counter.count)
    }
}

final class Feed: ObservableObject {
    @Published var title = ""
    @Published var isLoading = false

    func load() {
        isLoading.toggle()
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        VStack {
            Text(feed.title)
            CounterView()
            Button("Load") { feed.load() }
        }
    }
}
