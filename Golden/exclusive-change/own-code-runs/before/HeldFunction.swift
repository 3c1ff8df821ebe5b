import SwiftUI

struct HeldFunctionJob {
    var n = 0
    var done: () -> Void = {}
    mutating func finish() {
        n += 1
        done()
    }
}

final class HeldFunctionModel: ObservableObject {
    @Published var job = HeldFunctionJob()

    init() {
        job.done = { [unowned self] in print(self.job.n) }
    }
    func go() {
        job.finish()
    }
}

struct HeldFunctionView: View {
    @StateObject private var model = HeldFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
