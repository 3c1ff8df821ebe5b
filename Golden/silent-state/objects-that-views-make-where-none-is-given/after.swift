// Catalogue 103, 213: an object that the initializer of a view makes where it is given none, implicitly or in a branch,
// and an identity that it makes so, begin anew with each update of the view around.
import SwiftUI

@Observable
final class Counter {
    var count = 0
}

struct OptionalView: View {
    @Bindable var counter: Counter

    init(counter: Counter? = nil) { self.counter = counter ?? Counter() }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct ImplicitView: View {
    @Bindable var counter: Counter

    init() { _counter = .init(wrappedValue: .init()) }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct BranchView: View {
    @Bindable var counter: Counter

    init(isLarge: Bool) { counter = isLarge ? .init() : Counter() }

    var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}

struct DateView: View {
    let id: UUID

    init(id: UUID? = nil) { self.id = id ?? UUID() }

    var body: some View { Text("\(Date.now)").accessibilityIdentifier("\(id)") }
}

final class Feed: ObservableObject {
    @Published var title = ""
    @Published var isLoading = false

    func load() { isLoading.toggle() }
}

struct FirstView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); OptionalView(); Button("Load") { feed.load() } } }
}

struct SecondView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); ImplicitView(); Button("Load") { feed.load() } } }
}

struct ThirdView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); BranchView(isLarge: true); Button("Load") { feed.load() } } }
}

struct FourthView: View {
    @ObservedObject var feed: Feed

    var body: some View { VStack { Text(feed.title); DateView(); Button("Load") { feed.load() } } }
}
