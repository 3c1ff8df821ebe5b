// Catalogue 55: the value is not changed, is changed by plain arguments, or stands in a plain property.
import SwiftUI

struct Machine {
    var count = 0

    mutating func add(_ amount: Int) {
        count += amount
    }

    mutating func change(by amount: () -> Int) {
        count += amount()
    }

    func report(to model: MachineModel) {}
}

@Observable
final class MachineModel {
    var machine = Machine()
    var other = 1
    var plain = Machine()

    func step() {
        machine.add(machine.count)
        machine.report(to: self)
    }

    func double() {
        self.machine.change { other }
        plain.change { self.machine.count }
        var machine = self.machine
        machine.add(self.machine.count)
        self.machine = machine
    }
}

struct MachineView: View {
    var model: MachineModel

    var body: some View {
        Text("\(model.machine.count) \(model.other) \(model.plain.count)")
    }
}
