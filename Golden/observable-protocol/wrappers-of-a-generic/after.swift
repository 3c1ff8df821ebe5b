// Catalogue 150, 153: every wrapper, binding and injection of a generic view, in the forms that classes have.
import SwiftUI

protocol CounterModel: AnyObject, Observable {
    var count: Int { get set }
    var title: String { get }
}

@Observable
final class Counter: CounterModel {
    var count = 0
    var title: String { "\(count)" }
}

struct OwnedView<Model: CounterModel>: View {
    @State private var model: Model

    init(model: Model) {
        _model = State(initialValue: model)
    }

    var body: some View {
        VStack {
            Stepper("Count", value: $model.count)
            SharedView<Model>()
            FollowedView(model: model)
        }
        .environment(model)
    }
}

struct SharedView<Model>: View where Model: CounterModel {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        VStack {
            Text(model.title)
            Stepper("Count", value: $model.count)
        }
    }
}

struct FollowedView<Model: CounterModel & AnyObject>: View {
    var model: Model

    init(model: Model) {
        self.model = model
    }

    var body: some View {
        Text(model.title)
    }
}

extension FollowedView where Model == Counter {
    init(start: Int) {
        let counter = Counter()
        counter.count = start
        self.init(model: counter)
    }
}

struct CounterView: View {
    let counter: Counter

    var body: some View {
        OwnedView(model: counter)
        FollowedView(start: 1)
    }
}
