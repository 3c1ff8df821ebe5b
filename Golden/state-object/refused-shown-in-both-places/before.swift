// Catalogue 83: a local view is shown twice.
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Child: View {
    @StateObject private var model: Model
    init() { _model = StateObject(wrappedValue: Model()) }
    var body: some View {
        Button("\(model.count)") { model.count += 1 }
    }
}

struct Page: View {
    let isPad: Bool
    var body: some View {
        let content = VStack { Child() }
        content
        if isPad { content.padding() }
    }
}
