// Catalogue 44: a child that is made with a closure is evaluated with its parent, and shows what nobody announces.
import SwiftUI

final class Clock {
    static let shared = Clock()

    var lastCheck = 0

    func check() { lastCheck += 1 }
}

final class Mouse: ObservableObject {
    @Published var position = 0
}

struct Root: View {
    @ObservedObject var mouse: Mouse

    var body: some View {
        Panel(onMove: { mouse.position += 1 })
    }
}

struct Panel: View {
    let onMove: () -> Void

    var body: some View {
        VStack {
            Button("Move", action: onMove)
            Button("Check") { Clock.shared.check() }
            Text("Last checked: \(Clock.shared.lastCheck)")
        }
    }
}

struct Position: View {
    @ObservedObject var mouse: Mouse

    var body: some View {
        Text("\(mouse.position)")
    }
}
