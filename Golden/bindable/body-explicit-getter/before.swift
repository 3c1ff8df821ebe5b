// Catalogue 122: body with get, and body that returns conditionally.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isLit = false
    @Published var isBroken = false
}

struct LampView: View {
    @EnvironmentObject private var lamp: Lamp

    var body: some View {
        get {
            Toggle("Lit", isOn: $lamp.isLit)
        }
    }
}

struct LampRow: View {
    @EnvironmentObject private var lamp: Lamp

    var body: some View {
        if lamp.isBroken {
            Text("Broken")
        } else {
            Toggle("Lit", isOn: $lamp.isLit)
        }
    }
}

struct LampScreen: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        VStack {
            LampView()
            LampRow()
        }
        .environmentObject(lamp)
    }
}
