// Catalogue 150, 153: every wrapper, binding and injection of a generic view, in the forms that classes have.
import SwiftUI

protocol CounterModel: ObservableObject {
    var count: Int { get set }
    var title: String { get }
}

final class Counter: CounterModel {
    @Published var count = 0
    var title: String { "\(count)" }
}

struct OwnedView<Model: CounterModel>: View {
    @StateObject private var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        VStack {
            Stepper("Count", value: $model.count)
            SharedView<Model>()
            FollowedView(model: model)
        }
        .environmentObject(model)
    }
}

struct SharedView<Model>: View where Model: CounterModel {
    @EnvironmentObject private var model: Model

    var body: some View {
        VStack {
            Text(model.title)
            Stepper("Count", value: $model.count)
        }
    }
}

struct FollowedView<Model: CounterModel & AnyObject>: View {
    @ObservedObject var model: Model

    init(model: Model) {
        _model = ObservedObject(wrappedValue: model)
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
