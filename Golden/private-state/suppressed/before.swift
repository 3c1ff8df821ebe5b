// Catalogue 180: comments keep findings away, and a useless one is told.
import SwiftUI

struct Lamp: View {
    // reobserve:ignore[private-state] a test sets it
    @State var isOn = false
    @State private var color = 0 // reobserve:ignore[private-state]

    var body: some View {
        Toggle("Lamp", isOn: $isOn)
    }
}
