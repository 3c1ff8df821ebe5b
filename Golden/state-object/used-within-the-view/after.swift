// Catalogue 88: the view itself uses its object, and others call what doesn't, or use an object that another view holds.
import SwiftUI

@Observable
final class Model {
    var title = "a"
}

struct ModelView: View {
    @State var model = Model()
    var size = 1.0

    var body: some View {
        Button(model.title) { rename() }
        copyOfModel
    }

    var copyOfModel: some View {
        Text(self.model.title)
    }

    func rename() {
        model.title = "b"
    }

    func sized(_ size: Double) -> ModelView {
        var copy = self
        copy.size = size
        return copy
    }
}

struct HandedView: View {
    @State private var model: Model
    private let length: Int

    init(_ object: Model) {
        length = object.title.count
        _model = State(initialValue: object)
        print(model === object)
    }

    var body: some View {
        Text(model.title)
    }
}

struct Holder {
    let model: Model
}

struct RootView: View {
    let holder: Holder

    var body: some View {
        ModelView().sized(2)
        Text(holder.model.title)
        HandedView(holder.model)
    }
}
