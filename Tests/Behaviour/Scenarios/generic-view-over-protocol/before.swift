// Catalogue 150, 151, 153: a protocol, its conformers and generic views.
import SwiftUI

protocol Counting: ObservableObject {
    var count: Int { get set }
    var title: String { get }
}

final class Counter: Counting {
    @Published var count = 0
    var title: String { "count \(count)" }
}

final class Doubler: Counting {
    @Published private var half = 0
    var count: Int {
        get { half * 2 }
        set { half = newValue }
    }
    var title: String { "double \(count)" }
}

struct Root: View {
    @StateObject private var counter = Counter()

    var body: some View {
        CountingView(model: counter)
        OwningView(model: Doubler())
    }
}

struct CountingView<Model: Counting>: View {
    @ObservedObject var model: Model

    var body: some View {
        Stepper("Count", value: $model.count)
        TitleView(model: model)
    }
}

struct OwningView<Model: Counting>: View {
    @StateObject private var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Stepper("Owned", value: $model.count)
        TitleView(model: model)
    }
}

struct TitleView<Model: Counting>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.title)
    }
}
