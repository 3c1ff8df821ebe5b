// Catalogue 35: tracked by default, so that the view that reads it is still updated.
import SwiftUI

@Observable
final class Lamp {
    var isOn = false
    var uses = 0

    func toggle() {
        isOn.toggle()
        uses += 1
    }
}

struct LampView: View {
    var lamp: Lamp

    var body: some View {
        Text("\(lamp.isOn ? "On" : "Off") \(lamp.uses)")
    }
}
