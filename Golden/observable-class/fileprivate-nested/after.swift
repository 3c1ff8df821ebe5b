// Catalogue 8: fileprivate inside a type is fine, unlike private.
import SwiftUI

struct LedgerView: View {
    @Observable
    fileprivate final class Model {
        var total = 0
    }

    @State private var model = Model()

    var body: some View {
        Text("\(model.total)")
    }
}
