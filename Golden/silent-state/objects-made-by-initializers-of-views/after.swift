// Catalogue 103, 213: an object that the initializer of a view makes, or that a view gets from a call which makes it,
// begins anew with each update of the view around, also with those that the model no longer makes.
import SwiftUI

@Observable
final class Counter {
    var count = 0
}

struct AssignedView: View {
    @Bindable var counter: Counter

    init() { counter = Counter() }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct StorageView: View {
    @Bindable var counter: Counter

    init(start: Int = 0) {
        let counter = Counter()
        _counter = Bindable(wrappedValue: counter)
    }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct DefaultView: View {
    @Bindable var counter: Counter

    init(counter: Counter = .init()) { self.counter = counter }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct FunctionView: View {
    @Bindable var counter = makeCounter()

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

func makeCounter() -> Counter { Counter() }

struct GivenView: View {
    @Bindable var counter: Counter

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

final class Feed: ObservableObject {
    @Published var title = ""
    @Published var isLoading = false

    func load() { isLoading.toggle() }
}

struct FirstView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); AssignedView(); Button("Load") { feed.load() } } }
}

struct SecondView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); StorageView(); Button("Load") { feed.load() } } }
}

struct ThirdView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); DefaultView(); Button("Load") { feed.load() } } }
}

struct FourthView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); FunctionView(); Button("Load") { feed.load() } } }
}

struct FifthView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        VStack { Text(feed.title); GivenView(counter: Counter()); Button("Load") { feed.load() } }
    }
}
