// Catalogue 83: only the initializer that the call means counts; another one with effects does not.
import SwiftUI

final class Chore: ObservableObject {
    @Published var name = ""

    init(target: String) {
        name = target
    }

    init(url: String, isLoud: Bool) {
        name = url
        print(url)
    }
}

struct ChoreView: View {
    @StateObject var chore: Chore

    init() {
        _chore = StateObject(wrappedValue: Chore(target: "x"))
    }

    var body: some View {
        Text(chore.name)
    }
}
