import SwiftUI

struct AsyncMethodJob {
    var n = 0
    mutating func load() async {
        n += 1
        await Task.yield()
        n += 1
    }
}

final class AsyncMethodModel: ObservableObject {
    @Published var job = AsyncMethodJob()

    func go() async {
        await job.load()
    }
}

struct AsyncMethodView: View {
    @StateObject private var model = AsyncMethodModel()

    var body: some View {
        Button("Go") { Task { await model.go() } }
        Text("\(model.job.n)")
    }
}
