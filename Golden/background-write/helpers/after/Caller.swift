import SwiftUI

@Observable
final class CallerModel {
    var count = 0

    func add() {
        Utilities.run { [weak self] in
            self?.count += 1
        }
    }
}

struct CallerView: View {
    var model: CallerModel

    var body: some View {
        Text("\(model.count)")
    }
}
