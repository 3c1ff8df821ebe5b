import SwiftUI

struct FieldObserverJob {
    var n = 0 { didSet { total += n } }
    var total = 0
}

@Observable
final class FieldObserverModel {
    var job = FieldObserverJob()

    func go() {
        job.n = 2
        job.n += 1
    }
}

struct FieldObserverView: View {
    @State private var model = FieldObserverModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
