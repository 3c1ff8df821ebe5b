// Catalogue 83: to compare with nil runs no `==` of the project, and one that takes cases apart only computes.
import SwiftUI

struct Region: Equatable {
    let id: Int

    static func == (left: Region, right: Region) -> Bool {
        left.id == right.id
    }
}

enum Phase: Equatable {
    case picking(Int), done

    static func == (left: Phase, right: Phase) -> Bool {
        switch (left, right) {
        case (.picking(let one), .picking(let other)): one == other
        case (.done, .done): true
        case (_, _): false
        }
    }
}

@Observable
final class Map {
    var region: Region?
    var name = ""

    init(phase: Phase) {
        if region != nil { name = "a" }
        if phase == .done { name = "b" }
    }
}

struct MapView: View {
    @State private var model: Map

    init(id: Int) { _model = State(initialValue: Map(phase: .done)) }

    var body: some View { Text(model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            MapView(id: 0)
        }
    }
}
