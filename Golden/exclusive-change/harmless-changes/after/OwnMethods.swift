import SwiftUI

struct OwnMethodsJob {
    var n = 0
    var log: [String] = []
    mutating func finish(_ k: Int) {
        n += k
        log.append("x")
        tidy()
    }
    mutating func tidy() {
        log.removeAll { $0.isEmpty }
        update()
    }
    mutating func update() { n += 1 }
}

@Observable
final class OwnMethodsModel {
    var job = OwnMethodsJob()

    func go() {
        job.finish(job.n)
    }
    func update() { print(job.n) }
    func tidy() { job.tidy() }
}

struct OwnMethodsView: View {
    @State private var model = OwnMethodsModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
