// Catalogue 103, 213: an object that is given to the view, or that all views share, stays the same, and of one that
// never changes each is as good as another.
import SwiftUI

@Observable
final class Counter {
    static let shared = Counter()

    var count = 0
}

@Observable
final class Style {
    private(set) var width = 1.0
}

struct CounterView: View {
    @Bindable var counter = Counter()
    var shared = Counter.shared

    var body: some View {
        Stepper("\(counter.count) \(shared.count)", value: $counter.count)
    }
}

struct StyledView: View {
    var style = Style()

    var body: some View {
        Color.red.frame(width: style.width)
    }
}

@Observable
final class Feed {
    var title = ""
    var isLoading = false

    func load() {
        isLoading.toggle()
    }
}

struct FeedView: View {
    var feed: Feed
    @State private var counter = Counter()

    var body: some View {
        VStack {
            Text(feed.title)
            CounterView(counter: counter)
            StyledView()
            Button("Load") { feed.load() }
        }
    }
}
