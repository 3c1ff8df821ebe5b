import SwiftUI

struct ObjectGivenJob {
    var n = 0
    mutating func advance(with model: ObjectGivenModel) { n = model.job.n + 1 }
}

final class ObjectGivenModel: ObservableObject {
    @Published var job = ObjectGivenJob()

    func go() {
        job.advance(with: self)
    }
}

struct ObjectGivenView: View {
    @StateObject private var model = ObjectGivenModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
