// Catalogue 213: functions and initializers of other files that code can't name are not what it calls.
import SwiftUI

@Observable
final class Box {
    var width = 1
    var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct BoxView: View {
    var box: Box

    var body: some View {
        Text(String(box.width, radix: 2))
        Text("\(max(box.width, 3))", tableName: "Box")
    }
}
