// Catalogue 69: an emptied function stays where it is used for more than to be called, where others see it, and where something else is in it.
import Combine
import SwiftUI

@Observable
final class Account {
    var name = ""
}

@Observable
final class AppModel {
    var title = ""
    let account = Account()

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
    }

    private func forwardHandedOn() {
    }

    func forwardForOthers() {
    }

    private func forwardUnderCondition() {
    }

    private func forwardWithComment() {
        // TODO: more of them
    }

    @discardableResult
    private func forwardWithResult() -> Bool {
        return true
    }
}

struct ContentView: View {
    var model: AppModel

    var body: some View {
        Text(model.title + model.account.name)
    }
}
