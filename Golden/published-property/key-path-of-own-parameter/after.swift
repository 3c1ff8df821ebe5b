// Catalogue 57: `\.$server` without a root is the parameter of the intent around, as App Intents has it, and no publisher of the class.
import SwiftUI

@Observable
final class Browser {
    var server = ""
}

struct BrowserView: View {
    @State private var browser = Browser()

    var body: some View {
        Text(browser.server)
    }
}

@propertyWrapper
struct Parameter<Value> {
    var wrappedValue: Value

    var projectedValue: Parameter<Value> { self }
}

struct Summary<Intent> {
    init(_ path: KeyPath<Intent, Parameter<String>>) {}
}

struct OpenIntent {
    @Parameter var server = ""

    static var summary: Summary<OpenIntent> { Summary(\.$server) }
}
