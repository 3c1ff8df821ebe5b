// Catalogue 66: a view subscribes to the changes of an object that it only holds.
import Combine
import SwiftUI

@Observable
final class Engine {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var speed = 0 { willSet { objectWillChange.send() } }
}

struct EngineView: View {
    let engine: Engine
    @State private var changes = 0

    var body: some View {
        Text("\(changes) \(engine.speed)")
            .onReceive(engine.objectWillChange) { changes += 1 }
    }
}
