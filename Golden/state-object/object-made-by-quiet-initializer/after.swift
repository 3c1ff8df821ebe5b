// Catalogue 83: only the initializer that the call means counts; another one with effects does not.
import SwiftUI

@Observable
final class Chore {
    var name = ""

    init(target: String) {
        name = target
    }

    init(url: String, isLoud: Bool) {
        name = url
        print(url)
    }
}

struct ChoreView: View {
    @State var chore: Chore

    init() {
        _chore = State(initialValue: Chore(target: "x"))
    }

    var body: some View {
        Text(chore.name)
    }
}
