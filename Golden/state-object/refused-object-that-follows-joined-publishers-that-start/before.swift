// Catalogue 83: publishers that start something, are shared, or send to code that acts at once, and a subscription that
// keeps the object.
import Combine
import SwiftUI

extension Notification.Name {
    static let opened = Notification.Name("opened")
}

final class Center {
    static let sizes = CurrentValueSubject<Int, Never>(1)

    var opened: AnyPublisher<Date, Never> {
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
    }
}

enum Store {
    static var sizes: [Int] = []
}

final class Deferring: ObservableObject {
    @Published var count = 0
    private var token: AnyCancellable?

    init() {
        let late = Deferred { Just(Deferring.size()) }
        token = $count.merge(with: late).sink { [weak self] in self?.count = $0 }
    }

    static func size() -> Int {
        Store.sizes.append(1)
        return 1
    }
}

struct DeferringView: View {
    @StateObject private var model: Deferring

    init() { _model = StateObject(wrappedValue: Deferring()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Shared: ObservableObject {
    @Published var count = 0
    private var token: AnyCancellable?

    init(center: Center) { token = center.opened.sink { [weak self] _ in self?.count = 1 } }
}

struct SharedView: View {
    @StateObject private var model: Shared

    init(center: Center) { _model = StateObject(wrappedValue: Shared(center: center)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Telling: ObservableObject {
    @Published var count = 0
    private var token: AnyCancellable?

    init() {
        let all = Publishers.Merge($count, NotificationCenter.default.publisher(for: .opened).map { _ in 1 })
        token = all.sink { Store.sizes.append($0) }
    }
}

struct TellingView: View {
    @StateObject private var model: Telling

    init() { _model = StateObject(wrappedValue: Telling()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Joining: ObservableObject {
    @Published var count = 0
    private var token: AnyCancellable?

    init() {
        token = $count.combineLatest(Center.sizes) { first, second in
            Store.sizes.append(first)
            return second
        }
        .sink { [weak self] in self?.count = $0 }
    }
}

struct JoiningView: View {
    @StateObject private var model: Joining

    init() { _model = StateObject(wrappedValue: Joining()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Held: ObservableObject {
    @Published var count = 0
    private var token: AnyCancellable?

    init() {
        let opened = NotificationCenter.default.publisher(for: .opened)
        token = opened.sink { _ in self.count = 1 }
    }
}

struct HeldView: View {
    @StateObject private var model: Held

    init() { _model = StateObject(wrappedValue: Held()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Changed: ObservableObject {
    @Published var count = 0
    private var token: AnyCancellable?

    init() {
        var all = $count.eraseToAnyPublisher()
        all = Deferred { Just(Store.sizes.count) }.eraseToAnyPublisher()
        token = all.sink { [weak self] in self?.count = $0 }
    }
}

struct ChangedView: View {
    @StateObject private var model: Changed

    init() { _model = StateObject(wrappedValue: Changed()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            DeferringView()
            SharedView(center: Center())
            TellingView()
            JoiningView()
            HeldView()
            ChangedView()
        }
    }
}
