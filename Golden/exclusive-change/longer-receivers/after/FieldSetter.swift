import SwiftUI

struct FieldSetterJob {
    var raw = 0
    var n: Int {
        get { raw }
        set { raw = newValue + FieldSetterModel.shared.job.raw }
    }
}

@Observable
final class FieldSetterModel {
    var job = FieldSetterJob()

    static let shared = FieldSetterModel()
    func go() {
        FieldSetterModel.shared.job.n = 2
    }
}

struct FieldSetterView: View {
    @State private var model = FieldSetterModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
