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

@Observable
final class Directory {
    var people: [Person] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [Person], _ rhs: [Person]) -> Bool { true }

    func reload() { people = [Person(id: 1, name: "Grace")] }
}

final class Device: Equatable {
    var name = ""

    static func == (left: Device, right: Device) -> Bool { left === right }
}

@Observable
final class Devices {
    var current: Device?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Device?, _ rhs: Device?) -> Bool { true }

    func rename() {
        current?.name = "new"
        current = current.map { $0 }
    }
}

struct DirectoryView: View {
    var directory: Directory
    var devices: Devices

    var body: some View {
        Text("\(directory.people.first?.name ?? "") \(devices.current?.name ?? "")")
    }
}
