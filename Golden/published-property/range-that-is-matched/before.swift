// Catalogue 40: a range that is matched with `~=` is read.
import SwiftUI

final class Limits: ObservableObject {
    @Published var range = 1...3

    func widen() {
        range = 0...9
    }
}

struct LimitsView: View {
    @ObservedObject var limits: Limits
    let value: Int

    var body: some View {
        Button(limits.range ~= value ? "in" : "out") { limits.widen() }
    }
}
