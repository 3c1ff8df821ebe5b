// Catalogue 60: a subject that others use is as visible as its property is.
import Combine
import SwiftUI

public final class Account: ObservableObject {
    @Published public private(set) var name = ""
    @Published private(set) var mail = ""
    @Published fileprivate var phone = ""
    @Published private var token = ""
    @Published internal var role = ""
    private var cancellables: Set<AnyCancellable> = []

    public init() {
        $name.merge(with: $mail, $phone).sink { print($0) }.store(in: &cancellables)
        Publishers.Zip($token, self.$role).sink { print($0, $1) }.store(in: &cancellables)
    }

    var summary: String { name + mail + phone + token + role }
}

final class Watcher {
    private var cancellables: Set<AnyCancellable> = []

    init(_ account: Account) {
        account.$mail.merge(with: account.$phone, account.$role).sink { print($0) }.store(in: &cancellables)
    }
}

struct AccountView: View {
    @ObservedObject var account: Account

    var body: some View {
        Text(account.summary)
    }
}
