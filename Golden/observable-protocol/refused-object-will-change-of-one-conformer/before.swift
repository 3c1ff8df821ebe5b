// Catalogue 66, 150: the protocol would no longer ask for objectWillChange, even where its only conformer had one.
import Combine
import SwiftUI

protocol Race: ObservableObject {
    var laps: Int { get set }
}

extension Race {
    func restart() {
        print(objectWillChange)
        laps = 0
    }
}

final class Marathon: Race {
    @Published var laps = 0
}

func follow<Model: Race>(_ race: Model) -> AnyCancellable {
    race.objectWillChange.sink { _ in print("changed") }
}

struct RaceView: View {
    @StateObject private var race = Marathon()

    var body: some View {
        Text("\(race.laps)")
    }
}
