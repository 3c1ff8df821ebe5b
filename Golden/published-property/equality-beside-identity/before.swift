// Catalogue 41: an `==` that asks for identity first and then for an id calls other objects equal, and the same object may hold something else.
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

final class Directory: ObservableObject {
    @Published var people: [Person] = []

    func reload() { people = [Person(id: 1, name: "Grace")] }
}

final class Device: Equatable {
    var name = ""

    static func == (left: Device, right: Device) -> Bool { left === right }
}

final class Devices: ObservableObject {
    @Published var current: Device?

    func rename() {
        current?.name = "new"
        current = current.map { $0 }
    }
}

struct DirectoryView: View {
    @ObservedObject var directory: Directory
    @ObservedObject var devices: Devices

    var body: some View {
        Text("\(directory.people.first?.name ?? "") \(devices.current?.name ?? "")")
    }
}
