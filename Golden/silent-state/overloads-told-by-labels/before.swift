// Catalogue 213: a member behind a value, a type or `self` is the one with the labels of the call, whatever others of
// the name ask.
import SwiftUI

struct Rule {
    func label(of text: String) -> String { text + "!" }
    func label(since date: Date) -> String { date == Date() ? "now" : "then" }

    static func title(of text: String) -> String { text + "." }
    static func title(since date: Date) -> String { date == Date() ? "now" : "then" }
    func title(until date: Date) -> String { date == Date() ? "now" : "then" }
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ModelView: View {
    @StateObject private var model = Model()
    let rule = Rule()

    var body: some View {
        Text(rule.label(of: model.text))
        Text(Rule.title(of: model.text))
        Text(self.note(of: model.text))
        ModelToggle(model: model)
    }

    private func note(of text: String) -> String { text + "?" }

    private func note(since date: Date) -> String { date == Date() ? "now" : "then" }
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}
