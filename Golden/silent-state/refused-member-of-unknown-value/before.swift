// Catalogue 45: what is shown belongs to a value of a type that is not known here, and several types have a member of the name.
import SwiftUI

final class Engine: Identifiable {
    var note = ""
}

struct Ship {
    var note = ""
}

struct Box<Value> {
    let value: Value
}

func first<Element>(_ items: [Element]) -> Element { items[0] }

final class BoxModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let box = Box(value: Engine())

    func select(_ number: Int) {
        box.value.note = "\(number)"
        selection = number
    }
}

struct BoxView: View {
    @ObservedObject var model: BoxModel

    var body: some View { Text(model.title + model.box.value.note) }
}

final class FleetModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let engines = [Engine(), Engine()]

    func select(_ number: Int) {
        engines[0].note = "\(number)"
        selection = number
    }
}

struct FunctionView: View {
    @ObservedObject var model: FleetModel

    var body: some View { Text(model.title + first(model.engines).note) }
}

struct PairsView: View {
    @ObservedObject var model: FleetModel

    var body: some View {
        Text(model.title)
        ForEach(Array(zip(model.engines.indices, model.engines)), id: \.0) { Text($0.1.note) }
    }
}

struct LazyView: View {
    @ObservedObject var model: FleetModel

    var body: some View { Text(model.title + (model.engines.lazy.filter { _ in true }.first?.note ?? "")) }
}

final class PairModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let pair = (left: Engine(), right: Engine())

    func select(_ number: Int) {
        pair.left.note = "\(number)"
        selection = number
    }
}

struct PairView: View {
    @ObservedObject var model: PairModel

    var body: some View { Text(model.title + model.pair.left.note) }
}

final class ResultModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let result: Result<Engine, any Error> = .success(Engine())

    func select(_ number: Int) {
        if case .success(let engine) = result { engine.note = "\(number)" }
        selection = number
    }
}

struct ResultView: View {
    @ObservedObject var model: ResultModel

    var body: some View { Text(model.title + ((try? model.result.get())?.note ?? "")) }
}
