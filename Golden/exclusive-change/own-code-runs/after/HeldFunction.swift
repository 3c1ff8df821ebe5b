import SwiftUI

struct HeldFunctionJob {
    var n = 0
    var done: () -> Void = {}
    mutating func finish() {
        n += 1
        done()
    }
}

@Observable
final class HeldFunctionModel {
    var job = HeldFunctionJob()

    init() {
        job.done = { [unowned self] in print(self.job.n) }
    }
    func go() {
        var newJob = job
        newJob.finish()
        job = newJob
    }
}

struct HeldFunctionView: View {
    @State private var model = HeldFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
