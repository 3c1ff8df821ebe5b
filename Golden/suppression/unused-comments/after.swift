// Catalogue 1: comments that suppress nothing are named, and hinder nothing.
import SwiftUI

// reobserve:keep a struct has nothing to keep
struct Bulb {
    var watts = 5 // reobserve:ignore[published-property]
}

@Observable
final class Lamp {
    var isOn = false
    // reobserve:ignore[state-object] the rule is another one
    var name = "" // reobserve:ignore[published-propety, publisher-projection, published-propertys]
    var bulb = Bulb() /* reobserve:ignore[] */
    var note = "// reobserve:keep is a text" // reobserve:ignore all
    let help = """
        // reobserve:ignore[published-property]
        """

    // Write reobserve:keep before a class, or // reobserve:ignore-file, to leave it: such a mention asks for nothing.
    // reobserve: nor does this.
    // reobserve:kepe
    func toggle() { isOn.toggle() }
}

struct LampView: View {
    @State private var lamp = Lamp()

    var body: some View {
        // reobserve:ignore[bindable]
        Toggle(lamp.name + lamp.note, isOn: $lamp.isOn)
    }
}
