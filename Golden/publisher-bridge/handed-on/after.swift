// Catalogue 60, 216: a publisher goes on where the members that hand it out are named.
import Combine
import SwiftUI

@Observable
final class Account {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    var mail = "" { willSet { mailSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var mailSubject = CurrentValueSubject<String, Never>(_mail)
    var isComplete: AnyPublisher<Bool, Never> {
        nameSubject.combineLatest(mailSubject)
            .map { !$0.isEmpty && !$1.isEmpty }
            .share()
            .eraseToAnyPublisher()
    }

    func names(longerThan count: Int) -> AnyPublisher<String, Never> {
        let names = nameSubject.filter { $0.count > count }
        return names.eraseToAnyPublisher()
    }
}

@Observable
final class Register {
    var isComplete = false
    var name = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(account: Account) {
        account.isComplete.removeDuplicates().sink { [weak self] (value: Bool) in self?.isComplete = value }.store(in: &cancellables)
        account.names(longerThan: 2).sink { [weak self] name in self?.name = name }.store(in: &cancellables)
        Publishers.MergeMany(account.nameSubject, account.mailSubject).sink { print($0) }.store(in: &cancellables)
    }
}

/// They concern no publisher.
extension Array where Element == String {
    func removeDuplicates() -> [String] { Array(Set(self)) }
}

extension Sequence {
    func map<Value>(_ path: KeyPath<Element, Value>) -> [Value] { map { $0[keyPath: path] } }
}

struct Inbox {
    func receive(from sender: String, on day: Int) -> Bool { sender.count == day }
}

@Observable
final class Delayed {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        textSubject.receive(on: DispatchQueue.main).map { $0 + "!" }.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    }
}

struct AccountView: View {
    @Bindable var account: Account
    var register: Register
    var delayed: Delayed

    var body: some View {
        TextField("Name", text: $account.name)
        TextField("Mail", text: $account.mail)
        Text(delayed.text)
        if register.isComplete { Text(register.name) }
    }
}
