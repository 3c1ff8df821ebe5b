// Catalogue 83: what each type that conforms stores, or only computes, is read unnoticed through the protocol too.
import SwiftUI

protocol Playing {
    var speed: Double { get set }
}

final class Player: ObservableObject, Playing {
    @Published var speed = 1.0
}

struct Silence: Playing {
    private var stored = 1.0

    var speed: Double {
        get { stored }
        set { stored = newValue }
    }
}

final class Controls: ObservableObject {
    @Published var speed: Double

    init(player: any Playing) { speed = player.speed }
}

struct ControlsView: View {
    @StateObject private var controls: Controls

    init(player: any Playing) { _controls = StateObject(wrappedValue: Controls(player: player)) }

    var body: some View { Slider(value: $controls.speed) }
}

struct RootView: View {
    let player: Player

    var body: some View { ControlsView(player: player) }
}
