// Catalogue 213, 220: what previews set, other code that runs while views are shown sets as well.
import SwiftUI

var caption = "Box"

enum Sizes {
    static var largest = 10
}

final class Box: ObservableObject {
    @Published var width = 1
    @Published var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct BoxView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(caption) \(box.width)")
        Button("Reset") { reset() }
    }
}

struct LargestView: View {
    @ObservedObject var box: Box
    private let names: [() -> Void] = [enlarge]

    var body: some View {
        Text("\(box.width) of \(Sizes.largest)")
        Button("Enlarge") { names.forEach { $0() } }
    }
}

func reset() { caption = "Reset" }

func enlarge() { Sizes.largest += 1 }

#Preview {
    reset()
    enlarge()
    return BoxView(box: Box())
}
