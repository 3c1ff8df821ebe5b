// Catalogue 213, 219: a value begins a state and is shown besides, or making it acts.
import SwiftUI

final class Player {
    init() {
        Task { print("plays") }
    }
}

final class Box: ObservableObject {
    @Published var width = 1
    @Published var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct ShownView: View {
    @State private var opened: Date
    let shown: Date

    init(opened: Date) {
        _opened = State(initialValue: opened)
        shown = opened
    }

    var body: some View { Text("\(opened) \(shown)") }
}

struct ShownsView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width)")
        ShownView(opened: Date())
    }
}

struct DefaultView: View {
    let opened: Date

    init(opened: Date = Date()) { self.opened = opened }

    var body: some View { Text("\(opened)") }
}

struct DefaultsView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width)")
        DefaultView()
    }
}

struct PlayerView: View {
    @State private var player: Player

    init(player: Player) { _player = State(initialValue: player) }

    var body: some View { Text(verbatim: "\(player === player)") }
}

struct PlayersView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width)")
        PlayerView(player: Player())
    }
}

struct OverloadedView: View {
    @State private var opened = Date()
    private var shown = Date()

    init(opened: Date) { _opened = State(initialValue: opened) }

    init(opened: Date, isShown: Bool = true) { shown = opened }

    var body: some View { Text("\(opened) \(shown)") }
}

struct OverloadsView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width)")
        OverloadedView(opened: Date())
    }
}
