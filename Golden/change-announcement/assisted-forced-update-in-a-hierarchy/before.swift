// Catalogue 47: a class tells changes by a property of its own, whatever its subclasses have.
import Combine
import SwiftUI

final class Account {
    static let shared = Account()
    var name = ""
}

class ProfileModel: ObservableObject {
    var visits = 0
    private var cancellables: Set<AnyCancellable> = []

    var name: String { Account.shared.name }

    init() {
        NotificationCenter.default.publisher(for: Notification.Name("refreshed"))
            .sink { [weak self] _ in self?.update() }
            .store(in: &cancellables)
    }

    func update() {
        visits = 0
        objectWillChange.send()
    }
}

final class HeaderModel: ProfileModel {
    @Published var isOpen = false
    var title = ""

    var headline: String { "\(visits) \(title) \(name)" }

    func rename(_ account: Account) {
        account.name = title
        objectWillChange.send()
    }
}

struct HeaderView: View {
    @ObservedObject var header: HeaderModel

    var body: some View {
        Text(header.headline)
        Toggle("Open", isOn: $header.isOpen)
        Button("Update") { header.update() }
        Button("Rename") { header.rename(.shared) }
    }
}

struct RootView: View {
    @StateObject private var header = HeaderModel()

    var body: some View { HeaderView(header: header) }
}
