// Catalogue 207: an alias names a class with a protocol beside it, and what inherits the alias conforms to the protocol.
import SwiftUI

class BaseModel: ObservableObject {
    @Published var title = ""
}

protocol Routable: ObservableObject {}
typealias ScreenModel = BaseModel & Routable

final class HomeModel: ScreenModel {
    @Published var count = 0
}

func watch<M: Routable & ObservableObject>(_ model: M) {}

struct HomeView: View {
    @ObservedObject var model: HomeModel

    var body: some View {
        Text("\(model.count)").onAppear { watch(model) }
    }
}
