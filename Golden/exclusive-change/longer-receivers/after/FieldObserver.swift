import SwiftUI

var hookFieldObserver: () -> Void = {}
struct FieldObserverJob { var n = 0 { didSet { hookFieldObserver() } } }

@Observable
final class FieldObserverModel {
    var job = FieldObserverJob()

    init() {
        hookFieldObserver = { [unowned self] in print(self.job.n) }
    }
    func go() {
        job.n = 2
    }
}

struct FieldObserverView: View {
    @State private var model = FieldObserverModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
