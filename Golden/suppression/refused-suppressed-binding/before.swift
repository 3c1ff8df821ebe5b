// Catalogue 122: one of two bindings is suppressed; all of the type stays.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
    @Published var name = ""
}

struct LampView: View {
    @EnvironmentObject private var lamp: Lamp

    var body: some View {
        Form {
            // reobserve:ignore[bindable]
            Toggle("On", isOn: $lamp.isOn)
            TextField("Name", text: $lamp.name)
        }
    }
}

func makeRoot(lamp: Lamp) -> some View {
    LampView().environmentObject(lamp)
}
