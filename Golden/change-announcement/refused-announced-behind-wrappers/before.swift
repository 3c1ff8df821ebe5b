// Catalogue 34, 46, 47: what is behind the author's wrapper can't be tracked, and another property does not stand for it.
import SwiftUI

@propertyWrapper
struct Stored {
    let key: String

    var wrappedValue: Int {
        get { UserDefaults.standard.integer(forKey: key) }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }

    init(_ key: String) { self.key = key }
}

final class Options: ObservableObject {
    @AppStorage("name") var name = ""

    @Stored("kind") var kind: Int {
        willSet { objectWillChange.send() }
    }
}

struct OptionsView: View {
    @ObservedObject var options: Options

    var body: some View {
        Text("\(options.name) \(options.kind)")
        Button("Next") { options.kind += 1 }
    }
}
