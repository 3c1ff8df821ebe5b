// Catalogue 83, 90: an initializer changes a published property again, which runs its observers.
import SwiftUI

final class Mode: ObservableObject {
    @Published var number: Int {
        didSet { UserDefaults.standard.set(number, forKey: "mode") }
    }
    @Published var title = ""

    init(start: Int) {
        number = start
        number += 1
    }
}

struct ModeView: View {
    @StateObject private var mode = Mode(start: 1)

    var body: some View { Text("\(mode.title)\(mode.number)") }
}
