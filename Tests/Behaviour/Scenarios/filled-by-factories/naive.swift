// Crash: what counts is tracked, so that the views invalidate each other without end.
import Combine
import Observation
import SwiftUI

@Observable
final class Model {
    var count = 0
    var marks = 0
    var made = 0
    private var lookups = 0
    private var copies = 0

    func title(_ position: Int) -> String {
        lookups += 1
        return "\(count) \(position)"
    }

    func follow() -> Int {
        let source = CurrentValueSubject<Int, Never>(1)
        source.sink { [unowned self] in copies += $0 }.cancel()
        return 1
    }

    func mark() { marks += 1 }
}

final class Entry {
    let title: String

    init(_ model: Model, position: Int) {
        model.made += 1
        title = model.title(position)
    }
}

struct Entries {
    let model: Model

    func entry(_ position: Int) -> Entry { Entry(model, position: position) }
}

struct ModelView: View {
    let model: Model

    var body: some View {
        Text(Entries(model: model).entry(1).title)
        Text("\(model.follow())")
    }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Add") { model.count += 1 }
        Button("Mark") { model.mark() }
        ModelView(model: model)
        ModelView(model: model)
    }
}
