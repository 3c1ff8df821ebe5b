import SwiftUI

final class CallerModel: ObservableObject {
    @Published var count = 0

    func add() {
        Utilities.run { [weak self] in
            self?.count += 1
        }
    }
}

struct CallerView: View {
    @ObservedObject var model: CallerModel

    var body: some View {
        Text("\(model.count)")
    }
}
