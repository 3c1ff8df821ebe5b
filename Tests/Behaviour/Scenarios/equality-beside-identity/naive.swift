// Stale: the macro asks == whether there is anything to tell.
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

@Observable
final class Home {
    var people: [Person] = [Person(id: 1, name: "Ada")]
    var devices: [Device] = [Device()]

    func rename() {
        let changed = devices
        changed[0].name = "new"
        devices = changed
    }
}

struct Root: View {
    @State private var home = Home()

    var body: some View {
        Button("Reload") { home.people = [Person(id: 1, name: "Grace")] }
        Button("Rename") { home.rename() }
        Text("\(home.people[0].name), \(home.devices[0].name)")
    }
}
