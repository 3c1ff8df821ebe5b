// Catalogue 35: ignored although a view reads it, since the assisted tier was asked for.
import SwiftUI

@Observable
final class Lamp {
    var isOn = false
    @ObservationIgnored var uses = 0

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
