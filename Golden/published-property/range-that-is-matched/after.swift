// Catalogue 40: a range that is matched with `~=` is read.
import SwiftUI

@Observable
final class Limits {
    var range = 1...3

    func widen() {
        range = 0...9
    }
}

struct LimitsView: View {
    var limits: Limits
    let value: Int

    var body: some View {
        Button(limits.range ~= value ? "in" : "out") { limits.widen() }
    }
}
