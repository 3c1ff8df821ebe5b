// Catalogue 161, 188: models of views that are on no actor.
import SwiftUI

@Observable
final class Plain {
    var text = ""
}

@Observable
class Base {
    var name = ""
}

@Observable
final class Derived: Base, Identifiable {
    var count = 0
}

struct PlainView: View {
    @State private var plain = Plain()
    @Environment(Derived.self) private var derived

    var body: some View { Text("\(plain.text) \(derived.count)") }
}

struct BaseModifier: ViewModifier {
    let base: Base?

    func body(content: Content) -> some View { content }
}
