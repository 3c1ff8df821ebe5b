// Catalogue 229: a body, what it calls, hands the model to, or makes, writes plain properties; none of them is shown.
import SwiftUI

protocol Counting: AnyObject {
    var extended: Int { get set }
}

extension Counting {
    func bump() { extended += 1 }
}

@Observable
final class Model: Counting {
    var title = ""
    @ObservationIgnored var extended = 0
    @ObservationIgnored var inBody = 0
    @ObservationIgnored var inGetter = 0
    @ObservationIgnored var inBuilder = 0
    @ObservationIgnored var inModifier = 0
    @ObservationIgnored var inRow = 0
    @ObservationIgnored var inOtherClass = 0
    @ObservationIgnored var inFunction = 0
    @ObservationIgnored var atOnce = 0
    @ObservationIgnored var inDefault = 0
    @ObservationIgnored var inClosure = 0
    @ObservationIgnored var inNamedClosure = 0
    @ObservationIgnored var inTask = 0
    @ObservationIgnored var observed = 0 {
        didSet { observations += 1 }
    }
    @ObservationIgnored private var observations = 0
    @ObservationIgnored private var counted = 0
    private var hook: (() -> Void)?
    private var handlers: [() -> Void] = []
    @ObservationIgnored private var hooks = 0
    @ObservationIgnored private var handled = 0
    private var opened = 0

    init() {
        hook = { [unowned self] in hooks += 1 }
        handlers.append { [unowned self] in handled += 1 }
    }

    var total: Int { inner + 1 }
    private var inner: Int { count() }

    private func count() -> Int {
        counted += 1
        return 1
    }

    func runHooks() -> Int {
        hook?()
        handlers.forEach { $0() }
        return 1
    }

    func defaulted() -> Int {
        inDefault += 1
        return 1
    }

    func open() {
        opened += 1
    }
}

let shared = Model()

func value(_ number: Int = shared.defaulted()) -> Int { number }

func note(_ model: Model) { model.inFunction += 1 }

func measure(perform work: () -> Void) -> Int {
    work()
    return 1
}

final class Probe {
    func note(_ model: Model) { model.inOtherClass += 1 }
}

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
    let onReport: () -> Void

    var body: some View {
        let _ = report()
        let _ = onReport()
        Text("report")
    }
}

struct ModelView: View {
    var model: Model
    let probe = Probe()

    var body: some View {
        let _ = (model.inBody += 1)
        let _ = (model.observed = 1)
        let _ = Task { model.inTask += 1 }
        Text("\(number) \(model.total) \(value()) \(model.runHooks())")
        row()
        Row(model: model).modifier(Count(model: model))
        Text("\(measure(perform: { model.atOnce += 1 }))")
        Report(report: { model.inClosure += 1 }, onReport: { model.inNamedClosure += 1 })
        Button("Open") { model.open() }
    }

    private var number: Int {
        model.inGetter += 1
        model.bump()
        probe.note(model)
        note(model)
        return 1
    }

    @ViewBuilder private func row() -> some View {
        let _ = (model.inBuilder += 1)
        Text("row")
    }
}
