// Catalogue 103, 213: an object that is given to the view, or that all views share, stays the same, and of one that
// never changes each is as good as another.
import SwiftUI

final class Counter: ObservableObject {
    static let shared = Counter()

    @Published var count = 0
}

final class Style: ObservableObject {
    @Published private(set) var width = 1.0
}

struct CounterView: View {
    @ObservedObject var counter = Counter()
    @ObservedObject var shared = Counter.shared

    var body: some View {
        Stepper("\(counter.count) \(shared.count)", value: $counter.count)
    }
}

struct StyledView: View {
    @ObservedObject var style = Style()

    var body: some View {
        Color.red.frame(width: style.width)
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
    @StateObject private var counter = Counter()

    var body: some View {
        VStack {
            Text(feed.title)
            CounterView(counter: counter)
            StyledView()
            Button("Load") { feed.load() }
        }
    }
}
