// Catalogue 35: something of the object is read at any rate, or the condition is one of the view's own, the object's or a constant.
import Foundation
import SwiftUI

final class Player {
    static let shared = Player()
    var isPlaying = false
    let name = ""

    func play() {
        isPlaying = true
    }
}

final class Buffering: ObservableObject {
    @Published var state = 0.0
    @Published var isPaused = false

    private var player: Player { .shared }

    var isShown: Bool { isPaused && player.isPlaying }

    var text: String? {
        guard player.isPlaying else { return nil }
        return "\(state)"
    }
}

struct BufferingView: View {
    @ObservedObject var buffering: Buffering

    var body: some View {
        Text(buffering.text ?? "")
            .opacity(buffering.isShown ? 1 : 0)
    }
}

struct StateView: View {
    @ObservedObject var buffering: Buffering
    @State private var isOpen = false
    let limit: Int

    var body: some View {
        if isOpen, limit > 0, !Player.shared.name.isEmpty {
            Text("\(buffering.state)")
        }
    }
}

struct BothView: View {
    @ObservedObject var buffering: Buffering

    var body: some View {
        if Player.shared.isPlaying {
            Text("\(buffering.state) \(buffering.isPaused)")
        } else {
            Text(buffering.isPaused ? "paused" : "")
        }
    }
}

struct ButtonView: View {
    @ObservedObject var buffering: Buffering

    var body: some View {
        Button("Stop") {
            if Player.shared.isPlaying { buffering.isPaused = !buffering.isPaused }
        }
    }
}
