// Catalogue 60: a protocol asks of Self that it is the class, so that the class's projections are names in its extensions.
import Combine
import SwiftUI

class BaseModel: ObservableObject {
    @Published var title = ""
    var changes: AnyCancellable?
}

protocol Watching where Self: BaseModel {}

extension Watching {
    func watch() {
        changes = $title.sink { print($0) }
    }
}

final class HomeModel: BaseModel, Watching {
    @Published var count = 0
}

struct HomeView: View {
    @ObservedObject var model: HomeModel

    var body: some View {
        Text("\(model.title) \(model.count)").onAppear { model.watch() }
    }
}
