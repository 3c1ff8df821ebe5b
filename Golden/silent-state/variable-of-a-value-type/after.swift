// Catalogue 213, 214: a tone is a value, so that the variable is set with each of its parts.
import SwiftUI

struct Tone {
    var level = 0
}

@Observable
final class Desk {
    var isOn = false
    var ticks = 0
    var tone = Tone()

    func raise() {
        tone.level = 1
        ticks += 1
    }
}

struct DeskView: View {
    var desk: Desk

    var body: some View {
        Text("\(desk.tone.level)")
        Text(desk.isOn ? "on" : "off")
        Button("Raise") { desk.raise() }
    }
}
