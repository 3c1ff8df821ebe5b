// Catalogue 34, 154, 213: no view reads the property behind the wrapper that tells the object, but one shows what changes with it.
import Combine
import SwiftUI

@propertyWrapper
struct Told {
    private var value: Int

    init(wrappedValue: Int) { value = wrappedValue }

    @available(*, unavailable)
    var wrappedValue: Int {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Int>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Int where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = newValue
        }
    }
}

enum Preferences {
    static var limit: Int { UserDefaults.standard.integer(forKey: "limit") }
}

final class Settings: ObservableObject {
    @Told private var raises = 0
    @Published var title = ""

    func raise() {
        UserDefaults.standard.set(Preferences.limit + 1, forKey: "limit")
        raises += 1
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.title) \(Preferences.limit)")
        Button("Raise") { settings.raise() }
    }
}
