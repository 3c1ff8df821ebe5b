// Catalogue 207: what a screen shows is told by its associated type.
import SwiftUI

protocol Screen<Model> {
    associatedtype Model
    var model: Model { get }
}

func run<M: ObservableObject>(_ screen: some Screen<M>) {}

final class HomeModel: ObservableObject {
    @Published var title = ""
}

struct Home: Screen, View {
    @ObservedObject var model: HomeModel

    var body: some View {
        Text(model.title).onTapGesture { run(self) }
    }
}
