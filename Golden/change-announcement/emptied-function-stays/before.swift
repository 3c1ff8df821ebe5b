// Catalogue 69: an emptied function stays where it is used for more than to be called, where others see it, and where something else is in it.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

final class AppModel: ObservableObject {
    @Published var title = ""
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    init() {
        forwardAlone()
    }

    init(title: String) {
        self.title = title
        let handler = forwardHandedOn
        handler()
        forwardForOthers()
        if title.isEmpty { forwardUnderCondition() }
        forwardWithComment()
        forwardWithResult()
    }

    private func forwardAlone() {
        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    private func forwardHandedOn() {
        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    func forwardForOthers() {
        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    private func forwardUnderCondition() {
        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    private func forwardWithComment() {
        // TODO: more of them

        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    @discardableResult
    private func forwardWithResult() -> Bool {
        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
        return true
    }
}

struct ContentView: View {
    @ObservedObject var model: AppModel

    var body: some View {
        Text(model.title + model.account.name)
    }
}
