import SwiftUI

var hookFieldObserver: () -> Void = {}
struct FieldObserverJob { var n = 0 { didSet { hookFieldObserver() } } }

final class FieldObserverModel: ObservableObject {
    @Published var job = FieldObserverJob()

    init() {
        hookFieldObserver = { [unowned self] in print(self.job.n) }
    }
    func go() {
        job.n = 2
    }
}

struct FieldObserverView: View {
    @StateObject private var model = FieldObserverModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
