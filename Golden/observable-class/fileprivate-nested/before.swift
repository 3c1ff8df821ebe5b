// Catalogue 8: fileprivate inside a type is fine, unlike private.
import SwiftUI

struct LedgerView: View {
    fileprivate final class Model: ObservableObject {
        @Published var total = 0
    }

    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.total)")
    }
}
