import SwiftUI

struct FieldObserverJob {
    var n = 0 { didSet { total += n } }
    var total = 0
}

final class FieldObserverModel: ObservableObject {
    @Published var job = FieldObserverJob()

    func go() {
        job.n = 2
        job.n += 1
    }
}

struct FieldObserverView: View {
    @StateObject private var model = FieldObserverModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
