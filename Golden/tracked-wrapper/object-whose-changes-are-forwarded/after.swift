// Catalogue 34, 46, 67: no view follows the object itself, whose changes another one forwards.
import Combine
import SwiftUI

@Observable
final class Appearance {
    var isDark: Bool {
        get { access(keyPath: \.isDark); return isDarkStorage }
        set { withMutation(keyPath: \.isDark) { isDarkStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isDark") private var isDarkStorage = false
    var name = ""
    @ObservationIgnored lazy var title = "Appearance"

    func rename() { title = "Look" }
}

/// Nothing tells anyone of its changes.
@Observable
final class Draft {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("draft") private var textStorage = ""
}

@Observable
final class Settings {
    let appearance = Appearance()
    let draft = Draft()
    var count = 0

    init() {
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text(settings.appearance.title)
        Text(settings.appearance.isDark ? "dark" : "light")
        Text("\(settings.appearance.name) \(settings.count) \(settings.draft.text)")
    }
}

protocol Model<Value>: AnyObject, Observable {
    associatedtype Value
    var value: Value { get }
}

/// Forwards the changes of any model, whichever it is.
@Observable
final class AnyModel<Value>: Model {
    private let base: any Model<Value>

    var value: Value { base.value }

    init(_ base: some Model<Value>) {
        self.base = base
    }
}

@Observable
final class Language: Model {
    var value: String {
        get { access(keyPath: \.value); return valueStorage }
        set { withMutation(keyPath: \.value) { valueStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("language") private var valueStorage = "en"

    func choose(_ value: String) { self.value = value }
}

struct LanguageView: View {
    @State private var model: AnyModel<String>

    init(_ language: Language) {
        _model = State(initialValue: AnyModel(language))
    }

    var body: some View { Text(model.value) }
}
