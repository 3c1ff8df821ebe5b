// Catalogue 34, 46, 67: no view follows the object itself, whose changes another one forwards.
import Combine
import SwiftUI

final class Appearance: ObservableObject {
    @AppStorage("isDark") var isDark = false
    @Published var name = ""
    lazy var title = "Appearance"

    func rename() { title = "Look" }
}

/// Nothing tells anyone of its changes.
final class Draft: ObservableObject {
    @AppStorage("draft") var text = ""
}

final class Settings: ObservableObject {
    let appearance = Appearance()
    let draft = Draft()
    @Published var count = 0
    private var subscription: AnyCancellable?

    init() {
        subscription = appearance.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text(settings.appearance.title)
        Text(settings.appearance.isDark ? "dark" : "light")
        Text("\(settings.appearance.name) \(settings.count) \(settings.draft.text)")
    }
}

protocol Model<Value>: ObservableObject {
    associatedtype Value
    var value: Value { get }
}

/// Forwards the changes of any model, whichever it is.
final class AnyModel<Value>: Model {
    private let base: any Model<Value>
    private var subscription: AnyCancellable?

    var value: Value { base.value }

    init(_ base: some Model<Value>) {
        self.base = base
        subscription = base.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

final class Language: Model {
    @AppStorage("language") var value = "en"

    func choose(_ value: String) { self.value = value }
}

struct LanguageView: View {
    @StateObject private var model: AnyModel<String>

    init(_ language: Language) {
        _model = StateObject(wrappedValue: AnyModel(language))
    }

    var body: some View { Text(model.value) }
}
