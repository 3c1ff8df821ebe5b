// Catalogue 154: the class flows into a generic function with a where clause.
import SwiftUI

func describe<Model>(_ model: Model) -> String where Model: ObservableObject {
    String(describing: type(of: model))
}

final class Kettle: ObservableObject {
    @Published var isBoiling = false
}

struct KettleView: View {
    @StateObject private var kettle = Kettle()

    var body: some View {
        Toggle(describe(kettle), isOn: $kettle.isBoiling)
    }
}
