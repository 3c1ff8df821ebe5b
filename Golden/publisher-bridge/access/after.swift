// Catalogue 60: a subject that others use is as visible as its property is.
import Combine
import SwiftUI

@Observable
public final class Account {
    public private(set) var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored public private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    private(set) var mail = "" { willSet { mailSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var mailSubject = CurrentValueSubject<String, Never>(_mail)
    fileprivate var phone = "" { willSet { phoneSubject.send(newValue) } }
    @ObservationIgnored fileprivate private(set) lazy var phoneSubject = CurrentValueSubject<String, Never>(_phone)
    private var token = "" { willSet { tokenSubject.send(newValue) } }
    @ObservationIgnored private lazy var tokenSubject = CurrentValueSubject<String, Never>(_token)
    internal var role = "" { willSet { roleSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var roleSubject = CurrentValueSubject<String, Never>(_role)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    public init() {
        nameSubject.merge(with: mailSubject, phoneSubject).sink { print($0) }.store(in: &cancellables)
        Publishers.Zip(tokenSubject, self.roleSubject).sink { print($0, $1) }.store(in: &cancellables)
    }

    var summary: String { name + mail + phone + token + role }
}

final class Watcher {
    private var cancellables: Set<AnyCancellable> = []

    init(_ account: Account) {
        account.mailSubject.merge(with: account.phoneSubject, account.roleSubject).sink { print($0) }.store(in: &cancellables)
    }
}

struct AccountView: View {
    var account: Account

    var body: some View {
        Text(account.summary)
    }
}
