// Catalogue 192: closures for what needs @Bindable, or a binding to the array, first.
import SwiftUI

@Observable
final class Player {
    var volume = 0.5
}

struct Mixer: View {
    @Environment(Player.self) private var player
    let other: Player
    @State private var names: [String] = []
    @State private var isOn = false

    var body: some View {
        Slider(value: Binding(get: { player.volume }, set: { player.volume = $0 }))
        Slider(value: Binding(get: { other.volume }, set: { other.volume = $0 }))
        TextField("First", text: Binding(get: { names[0] }, set: { names[0] = $0 }))
        Toggle("On", isOn: Binding(get: { isOn /* now */ }, set: { isOn = $0 }))
    }
}
