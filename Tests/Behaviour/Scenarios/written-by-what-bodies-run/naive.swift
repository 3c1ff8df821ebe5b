// Crash: what counts is tracked, so that the views invalidate each other without end.
import Observation
import SwiftUI

protocol Counting: AnyObject {
    var extended: Int { get set }
}

extension Counting {
    func bump() { extended += 1 }
}

@Observable
final class Model: Counting {
    var count = 0
    var marks = 0
    var extended = 0
    var inBody = 0
    var inModifier = 0
    var inRow = 0
    var inFunction = 0
    var inClosure = 0
    var hook: (() -> Void)?
    private var hooks = 0

    init() {
        hook = { [unowned self] in hooks += 1 }
    }

    func mark() { marks += 1 }
}

func note(_ model: Model) { model.inFunction += 1 }

struct Count: ViewModifier {
    let model: Model

    func body(content: Content) -> some View {
        model.inModifier += 1
        return content
    }
}

struct Row: View {
    init(model: Model) { model.inRow += 1 }

    var body: some View {
        Text("row")
    }
}

struct Report: View {
    let report: () -> Void

    var body: some View {
        let _ = report()
        Text("report")
    }
}

struct ModelView: View {
    let model: Model

    var body: some View {
        let _ = (model.inBody += 1)
        let _ = model.bump()
        let _ = note(model)
        let _ = model.hook?()
        Text("\(model.count)")
        Row(model: model).modifier(Count(model: model))
        Report { model.inClosure += 1 }
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
