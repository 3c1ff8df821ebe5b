// Catalogue 45, 46: a setter that announces what it stores elsewhere, and returns early.
import SwiftUI

final class Service {
    var level = 0
}

final class Levels: ObservableObject {
    private let service = Service()

    var level: Int {
        get { service.level }
        set {
            objectWillChange.send()
            guard newValue < 3 else { return }
            service.level = newValue
            if newValue == 2 { return }
            service.level += 0
        }
    }
}

struct LevelView: View {
    @ObservedObject var levels: Levels

    var body: some View {
        Text("level \(levels.level)")
    }
}

struct Root: View {
    @StateObject private var levels = Levels()

    var body: some View {
        Button("Raise") { levels.level += 1 }
        LevelView(levels: levels)
    }
}
