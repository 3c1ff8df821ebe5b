// Catalogue 6: an alias of a wrapper that asks for nothing, by its own name or by another.
import SwiftUI

typealias State = SwiftUI.State
typealias Cell = SwiftUI.State

final class Model: ObservableObject {
    @Published var count = 0
}

struct Counter: View {
    @EnvironmentObject var model: Model
    @State private var kept: Model?
    @Cell private var other: Model?

    var body: some View {
        Text("\(model.count)")
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Counter().environmentObject(model)
    }
}
