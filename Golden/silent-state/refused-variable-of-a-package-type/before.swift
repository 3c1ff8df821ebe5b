// Catalogue 213, 214: what a package calls a tone may be an object, which changes behind the variable.
import ToneKit
import SwiftUI

final class Desk: ObservableObject {
    @Published var isOn = false
    @Published var ticks = 0
    var tone = Tone()

    func raise() {
        tone.level = 1
        ticks += 1
    }
}

struct DeskView: View {
    @ObservedObject var desk: Desk

    var body: some View {
        Text("\(desk.tone.level)")
        Text(desk.isOn ? "on" : "off")
        Button("Raise") { desk.raise() }
    }
}
