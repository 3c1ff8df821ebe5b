// Catalogue 204: the other way round, a subclass has what is called as the storage of what it inherits.
import SwiftUI

class Player: ObservableObject {
    @Published var name = ""
}

final class Goalkeeper: Player {
    @Published var saves = 0
    let _name = "keeper"
}

struct PlayerView: View {
    @ObservedObject var keeper: Goalkeeper

    var body: some View {
        Text("\(keeper.saves)")
    }
}
