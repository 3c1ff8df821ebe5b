// Catalogue 55: a method that changes a value may call what the value holds, which may read the property.
import SwiftUI

struct Step {
    var number = 0
    let reply: () -> Void

    mutating func confirm() {
        number += 1
        reply()
    }
}

struct Counter {
    var number = 0

    mutating func increase() {
        number += 1
    }
}

final class Model: ObservableObject {
    @Published var step = Step(reply: {})
    @Published var counter = Counter()

    func load() {
        step = Step(reply: { [weak self] in print(self?.step.number ?? 0) })
    }

    func confirm() {
        step.confirm()
        counter.increase()
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button("\(model.step.number) \(model.counter.number)") { model.confirm() }
    }
}
