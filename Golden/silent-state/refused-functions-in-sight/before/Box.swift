// Catalogue 213: functions and initializers that other files add ask for the clock.
import SwiftUI

final class Box: ObservableObject {
    @Published var width = 1
    @Published var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct FunctionView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(stamp(box.width))")
    }
}

struct VariadicView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(stamps(of: 1, 2, box.width))")
    }
}

struct InitializerView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text(stamp: box.width)
    }
}
