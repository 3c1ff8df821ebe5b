import SwiftUI

@propertyWrapper struct FieldWrapperKept { var wrappedValue: Int { didSet { print(FieldWrapperModel.shared.job.n) } } }
struct FieldWrapperJob { @FieldWrapperKept var n = 0 }

final class FieldWrapperModel: ObservableObject {
    @Published var job = FieldWrapperJob()

    static let shared = FieldWrapperModel()
    func go() {
        FieldWrapperModel.shared.job.n = 2
    }
}

struct FieldWrapperView: View {
    @StateObject private var model = FieldWrapperModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
