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

final class MachineModel: ObservableObject {
    @Published var machine = Machine()
    @Published var items: [Int] = []

    func step() {
        machine.advance(with: self)
    }

    func double() {
        self.machine.change { machine.count }
    }

    func count() {
        items.mutate { item in item += self.items.count }
    }
}

struct MachineView: View {
    @ObservedObject var model: MachineModel

    var body: some View {
        Text("\(model.machine.count) \(model.items.count)")
    }
}
