// Catalogue 167: the initializer that Swift makes would be on no actor and on the main actor; no view reads the property.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var name = ""
    @MainActor private var switches = 0

    @MainActor
    func flip() {
        switches += 1
        name = "\(switches)"
    }
}

@MainActor
final class Shelf: ObservableObject {
    @Published var name = ""
    @MainActor private var moves = 0

    func move() {
        moves += 1
        name = "\(moves)"
    }
}

struct LampView: View {
    @StateObject private var lamp = Lamp()
    @StateObject private var shelf = Shelf()

    var body: some View {
        Button(lamp.name) { lamp.flip() }
        Button(shelf.name) { shelf.move() }
    }
}
