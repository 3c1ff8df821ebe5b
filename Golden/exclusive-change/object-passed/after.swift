// Catalogue 55: the value is changed by a method that is given the object, and by one with a closure that reads the property.
import SwiftUI

struct Machine {
    var count = 0

    mutating func advance(with model: MachineModel) {
        count = model.machine.count + 1
    }

    mutating func change(by amount: () -> Int) {
        count += amount()
    }
}

extension Array {
    mutating func mutate(_ body: (inout Element) -> Void) {
        for index in indices {
            body(&self[index])
        }
    }
}

@Observable
final class MachineModel {
    var machine = Machine()
    var items: [Int] = []

    func step() {
        var newMachine = machine
        newMachine.advance(with: self)
        machine = newMachine
    }

    func double() {
        var newMachine = self.machine
        newMachine.change { machine.count }
        self.machine = newMachine
    }

    func count() {
        var newItems = items
        newItems.mutate { item in item += self.items.count }
        items = newItems
    }
}

struct MachineView: View {
    var model: MachineModel

    var body: some View {
        Text("\(model.machine.count) \(model.items.count)")
    }
}
