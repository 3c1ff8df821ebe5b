// Catalogue 1: a comment at the end of the line before belongs to that line.
import SwiftUI

let wattage = 5 // reobserve:keep
@Observable
final class Lamp {
    var isOn = false // reobserve:keep
}

struct LampView: View {
    @State private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
