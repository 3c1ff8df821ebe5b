import SwiftUI

@dynamicMemberLookup struct DynamicMemberForm {
    var values = ["a": 1]
    subscript(dynamicMember name: String) -> Int {
        get { values[name] ?? 0 }
        set { values[name] = newValue + DynamicMemberModel.shared.form.values.count }
    }
}

final class DynamicMemberModel: ObservableObject {
    @Published var form = DynamicMemberForm()

    static let shared = DynamicMemberModel()
    func go() {
        DynamicMemberModel.shared.form.age = 2
    }
}

struct DynamicMemberView: View {
    @StateObject private var model = DynamicMemberModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.form.values.count)")
    }
}
