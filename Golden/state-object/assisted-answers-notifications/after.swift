// Catalogue 83: the value of the view keeps an object that is made in vain, which answers notifications as well.
import Combine
import SwiftUI

extension Notification.Name {
    static let ordered = Notification.Name("ordered")
}

final class Orders {
    static let shared = Orders()
    let saves = PassthroughSubject<Void, Never>()

    var total: Int {
        get { UserDefaults.standard.integer(forKey: "orders") }
        set { UserDefaults.standard.set(newValue, forKey: "orders") }
    }
}

@Observable
final class Counting {
    var last = ""
    private let tab: String
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(tab: String) {
        self.tab = tab
        NotificationCenter.default.publisher(for: .ordered)
            .sink { [weak self] _ in self?.count() }
            .store(in: &cancellables)
    }

    private func count() {
        Orders.shared.total += 1
        last = "\(tab): \(Orders.shared.total)"
    }
}

@Observable
final class Draft {
    var text: String
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(text: String) {
        self.text = text
        Orders.shared.saves
            .sink { [weak self] in UserDefaults.standard.set(self?.text, forKey: "draft") }
            .store(in: &cancellables)
    }
}

@Observable
final class Remembering {
    var last = ""
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(tab: String) {
        last = tab
        Orders.shared.saves
            .sink { [weak self] in self?.last = "saved" }
            .store(in: &cancellables)
    }
}

struct OrdersView: View {
    @State private var counting: Counting
    @State private var draft: Draft
    @State private var remembering: Remembering

    init(tab: String) {
        _counting = State(initialValue: Counting(tab: tab))
        _draft = State(initialValue: Draft(text: tab))
        _remembering = State(initialValue: Remembering(tab: tab))
    }

    var body: some View {
        Text(counting.last + remembering.last)
        TextField("Draft", text: $draft.text)
    }
}
