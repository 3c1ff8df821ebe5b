// Catalogue 122: body with get, and body that returns conditionally.
import SwiftUI

@Observable
final class Lamp {
    var isLit = false
    var isBroken = false
}

struct LampView: View {
    @Environment(Lamp.self) private var lamp

    var body: some View {
        get {
            @Bindable var lamp = lamp
            Toggle("Lit", isOn: $lamp.isLit)
        }
    }
}

struct LampRow: View {
    @Environment(Lamp.self) private var lamp

    var body: some View {
        @Bindable var lamp = lamp
        if lamp.isBroken {
            Text("Broken")
        } else {
            Toggle("Lit", isOn: $lamp.isLit)
        }
    }
}

struct LampScreen: View {
    @State private var lamp = Lamp()

    var body: some View {
        VStack {
            LampView()
            LampRow()
        }
        .environment(lamp)
    }
}
