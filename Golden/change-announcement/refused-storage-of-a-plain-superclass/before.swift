// Catalogue 45, 46: views read what the superclass stores, or what it reads in turn, which nothing tracks.
import SwiftUI

class Volume {
    var level = 0.0
}

final class Player: Volume, ObservableObject {
    @Published var title = ""

    var volume: Double {
        get { level * 10 }
        set { objectWillChange.send(); level = newValue / 10 }
    }
}

class Switch {
    var label: String { UserDefaults.standard.bool(forKey: "isOn") ? "on" : "off" }
}

final class Light: Switch, ObservableObject {
    @Published var title = ""

    var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "isOn") }
        set { objectWillChange.send(); UserDefaults.standard.set(newValue, forKey: "isOn") }
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player
    @ObservedObject var light: Light

    var body: some View {
        Text("\(player.level)")
        Toggle(light.label, isOn: $light.isOn)
        Button("Louder") { player.volume = 10 }
    }
}

struct TitleView: View {
    @ObservedObject var player: Player
    @ObservedObject var light: Light

    var body: some View { Text("\(player.title) \(light.title)") }
}
