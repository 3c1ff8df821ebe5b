// Catalogue 1: a comment at the end of the line before belongs to that line.
import SwiftUI

let wattage = 5 // reobserve:keep
final class Lamp: ObservableObject {
    @Published var isOn = false // reobserve:keep
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
