// Catalogue 35: ignored although a view reads it, since the assisted tier was asked for.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
    var uses = 0

    func toggle() {
        isOn.toggle()
        uses += 1
    }
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Text("\(lamp.isOn ? "On" : "Off") \(lamp.uses)")
    }
}
