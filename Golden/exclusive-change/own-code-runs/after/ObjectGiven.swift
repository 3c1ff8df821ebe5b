import SwiftUI

struct ObjectGivenJob {
    var n = 0
    mutating func advance(with model: ObjectGivenModel) { n = model.job.n + 1 }
}

@Observable
final class ObjectGivenModel {
    var job = ObjectGivenJob()

    func go() {
        var newJob = job
        newJob.advance(with: self)
        job = newJob
    }
}

struct ObjectGivenView: View {
    @State private var model = ObjectGivenModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
