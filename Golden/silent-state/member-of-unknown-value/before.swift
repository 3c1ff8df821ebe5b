// Catalogue 45: what is shown may belong to an object, but no object of a class with such a member gets another value there.
import SwiftUI

final class Engine {
    let note: String
    var name: String
    private(set) var power = 1

    init(note: String, name: String) {
        self.note = note
        self.name = name
    }

    func describe() -> Int { power }
}

struct Ship {
    var note = ""
    var name = ""
}

struct Box<Value> {
    let value: Value
}

final class BoxModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let box = Box(value: Engine(note: "a", name: "b"))

    func select(_ number: Int) {
        var ship = Ship()
        ship.note = "\(number)"
        ship.name = ship.note
        selection = number
    }
}

struct BoxView: View {
    @ObservedObject var model: BoxModel

    var body: some View { Text(model.title + model.box.value.note + model.box.value.name + "\(model.box.value.power)") }
}
