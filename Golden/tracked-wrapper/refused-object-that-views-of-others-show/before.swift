// Catalogue 34, 213: no view follows the object, but one shows it and was updated by what changed along with it.
import SwiftUI

final class Quiet: ObservableObject {
    @AppStorage("count") var count = 0
}

final class Model: ObservableObject {
    let quiet = Quiet()
    @Published var title = ""
    @Published private(set) var rounds = 0

    func add() {
        quiet.count += 1
        rounds += 1
    }
}

struct CountView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button("\(model.title) \(model.quiet.count)") { model.add() }
    }
}
