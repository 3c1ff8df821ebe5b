// Catalogue 222: a compared value is made of two classes, and each of them is set when it has changed.
import SwiftUI

// reobserve:keep
@MainActor final class Left: ObservableObject {
    @Published var width = 0
}

@MainActor final class Right: ObservableObject {
    @Published var width = 0
}

struct SidesView: View {
    @ObservedObject var left: Left
    @ObservedObject var right: Right

    var body: some View {
        Text("\(left.width) \(right.width)")
    }
}

struct SumView: View {
    let left: Left
    let right: Right

    var body: some View {
        Text("Sum").onChange(of: left.width + right.width) {
            left.width += 1
            right.width += 1
        }
    }
}
