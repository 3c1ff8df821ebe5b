// Catalogue 41: an `==` that asks for identity first calls other objects equal, and one that asks for nothing else the same object.
import SwiftUI

final class Person: Equatable {
    let id: Int
    let name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    static func == (left: Person, right: Person) -> Bool { left === right || left.id == right.id }
}

final class Device: Equatable {
    var name = "old"

    static func == (left: Device, right: Device) -> Bool { left === right }
}

final class Home: ObservableObject {
    @Published var people: [Person] = [Person(id: 1, name: "Ada")]
    @Published var devices: [Device] = [Device()]

    func rename() {
        let changed = devices
        changed[0].name = "new"
        devices = changed
    }
}

struct Root: View {
    @StateObject private var home = Home()

    var body: some View {
        Button("Reload") { home.people = [Person(id: 1, name: "Grace")] }
        Button("Rename") { home.rename() }
        Text("\(home.people[0].name), \(home.devices[0].name)")
    }
}
