// Catalogue 65: one class is left out by name; the other one moves.
import SwiftUI

final class Front: ObservableObject {
    @Published var a = 1
}

final class Back: ObservableObject {
    @Published var b = 1
}

struct PageView: View {
    @ObservedObject var front: Front
    @ObservedObject var back: Back

    var body: some View {
        Text("\(front.a) \(back.b)")
    }
}
