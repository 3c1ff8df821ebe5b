// Catalogue 80: a subscription to several publishers that only send, also by a constant or a getter, ends with the
// object.
import Combine
import SwiftUI

extension Notification.Name {
    static let opened = Notification.Name("opened")
    static let closed = Notification.Name("closed")
}

extension Publishers {
    static var sizes: AnyPublisher<Int, Never> {
        let opened = NotificationCenter.default.publisher(for: .opened)
        let closed = NotificationCenter.default.publisher(for: .closed)
        return opened.merge(with: closed).map { $0.userInfo?.count ?? 0 }.removeDuplicates().eraseToAnyPublisher()
    }
}

final class Center {
    var opened: AnyPublisher<Int, Never> {
        NotificationCenter.default.publisher(for: .opened).map { _ in 1 }.eraseToAnyPublisher()
    }
}

@Observable
final class Joined {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private var countStorage = 0
    private var title: String {
        get { access(keyPath: \.title); return titleStorage }
        set { withMutation(keyPath: \.title) { titleStorage = newValue } }
    }
    @ObservationIgnored @Published private var titleStorage = ""
    @ObservationIgnored private var tokens: Set<AnyCancellable> = []

    init() {
        Publishers.MergeMany(
            NotificationCenter.default.publisher(for: .opened), NotificationCenter.default.publisher(for: .closed)
        )
        .sink { [weak self] _ in self?.store() }.store(in: &tokens)
        Publishers.CombineLatest($countStorage, $titleStorage.map { $0.count }).map { $0 + $1 }
            .sink { [weak self] in self?.title = "\($0)" }.store(in: &tokens)
        $countStorage.combineLatest($titleStorage.dropFirst()) { $1 + "\($0)" }
            .sink { [weak self] in self?.title = $0 }.store(in: &tokens)
    }

    private func store() { UserDefaults.standard.set(count, forKey: "count") }
}

struct JoinedView: View {
    @State private var model: Joined

    init() { _model = State(initialValue: Joined()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

@Observable
final class Named {
    var count = 0
    @ObservationIgnored private var token: AnyCancellable?
    @ObservationIgnored private var other: AnyCancellable?

    init(center: Center) {
        let opened = NotificationCenter.default.publisher(for: .opened)
        token = opened.map { _ in 1 }.sink { [weak self] _ in self?.store() }
        other = Publishers.sizes.merge(with: center.opened).sink { [weak self] in self?.count = $0 }
    }

    private func store() { UserDefaults.standard.set(count, forKey: "count") }
}

struct NamedView: View {
    @State private var model: Named

    init(center: Center) { _model = State(initialValue: Named(center: center)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            JoinedView()
            NamedView(center: Center())
        }
    }
}
