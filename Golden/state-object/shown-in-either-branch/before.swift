// Catalogue 83: a local view is shown in one of two branches, made anew by each update.
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
        if isPad {
            content.padding()
        } else {
            content
        }
    }
}
