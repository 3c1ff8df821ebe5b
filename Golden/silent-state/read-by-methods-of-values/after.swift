// Catalogue 45: methods only look at the values that a plain object holds, or change what an object behind it holds.
import SwiftUI

final class Part {
    var marks: [Int] = []

    func mark() { marks.append(1) }
}

final class Machine {
    static let shared = Machine()
    var length = Measurement(value: 1, unit: UnitLength.meters)
    var list = ["a", "b"]
    var part = Part()
}

@Observable
final class MachineModel {
    var title = ""
    var selection = 0

    func select() {
        Machine.shared.part.mark()
        Machine.shared.part.marks.append(Machine.shared.list.count)
        if Machine.shared.list.contains("a") { selection += Machine.shared.list.joined(separator: ", ").count }
        selection += Machine.shared.list.sorted().count + Int(Machine.shared.length.converted(to: .feet).value)
    }
}

struct MachineView: View {
    var model: MachineModel

    var body: some View { Text(model.title + "\(Machine.shared.length) \(Machine.shared.list[0])") }
}
