// Catalogue 103, 222: all who make the view pass an object, so that its initializer makes none; previews make one for nobody to use.
import SwiftUI

@Observable
final class Muter {
    var until: Date?

    init() {
        watch()
    }

    private func watch() {
        guard until == nil else { return }
        DispatchQueue.main.async { self.until = Date() }
    }
}

struct MuterView: View {
    var muter: Muter

    init(muter: Muter = Muter()) {
        self.muter = muter
    }

    var body: some View { Text(muter.until?.description ?? "") }
}

final class MuterOwner {
    let muter = Muter()
}

struct RootView: View {
    let owner: MuterOwner

    var body: some View { MuterView(muter: owner.muter) }
}

struct MuterView_Previews: PreviewProvider {
    static var previews: some View { MuterView() }
}
