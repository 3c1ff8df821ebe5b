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

final class Counting: ObservableObject {
    @Published var last = ""
    private let tab: String
    private var cancellables: Set<AnyCancellable> = []

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

final class Draft: ObservableObject {
    @Published var text: String
    private var cancellables: Set<AnyCancellable> = []

    init(text: String) {
        self.text = text
        Orders.shared.saves
            .sink { [weak self] in UserDefaults.standard.set(self?.text, forKey: "draft") }
            .store(in: &cancellables)
    }
}

final class Remembering: ObservableObject {
    @Published var last = ""
    private var cancellables: Set<AnyCancellable> = []

    init(tab: String) {
        last = tab
        Orders.shared.saves
            .sink { [weak self] in self?.last = "saved" }
            .store(in: &cancellables)
    }
}

struct OrdersView: View {
    @StateObject private var counting: Counting
    @StateObject private var draft: Draft
    @StateObject private var remembering: Remembering

    init(tab: String) {
        _counting = StateObject(wrappedValue: Counting(tab: tab))
        _draft = StateObject(wrappedValue: Draft(text: tab))
        _remembering = StateObject(wrappedValue: Remembering(tab: tab))
    }

    var body: some View {
        Text(counting.last + remembering.last)
        TextField("Draft", text: $draft.text)
    }
}
