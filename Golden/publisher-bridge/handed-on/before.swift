// Catalogue 60, 216: a publisher goes on where the members that hand it out are named.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
    var isComplete: AnyPublisher<Bool, Never> {
        $name.combineLatest($mail)
            .map { !$0.isEmpty && !$1.isEmpty }
            .share()
            .eraseToAnyPublisher()
    }

    func names(longerThan count: Int) -> AnyPublisher<String, Never> {
        let names = $name.filter { $0.count > count }
        return names.eraseToAnyPublisher()
    }
}

final class Register: ObservableObject {
    @Published var isComplete = false
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    init(account: Account) {
        account.isComplete.removeDuplicates().assign(to: &$isComplete)
        account.names(longerThan: 2).sink { [weak self] name in self?.name = name }.store(in: &cancellables)
        Publishers.MergeMany(account.$name, account.$mail).sink { print($0) }.store(in: &cancellables)
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

final class Delayed: ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.receive(on: DispatchQueue.main).map { $0 + "!" }.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    }
}

struct AccountView: View {
    @ObservedObject var account: Account
    @ObservedObject var register: Register
    @ObservedObject var delayed: Delayed

    var body: some View {
        TextField("Name", text: $account.name)
        TextField("Mail", text: $account.mail)
        Text(delayed.text)
        if register.isComplete { Text(register.name) }
    }
}
