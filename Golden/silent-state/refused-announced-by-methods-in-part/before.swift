// Catalogue 213: a way through the method tells nothing, a subclass has another method, the method is that of another object,
// calls another that calls it, or is a parameter.
import SwiftUI

final class Zone {
    static let shared = Zone()

    private(set) var name = "a"

    func move() { name = "b" }
}

final class Early: ObservableObject {
    @Published private(set) var all: [String] = []
    @Published private(set) var count = 0

    func load() {
        all = ["x"]
        show()
    }

    private func show() {
        if all.count > 3 { return }
        count += 1
    }
}

class Base: ObservableObject {
    @Published private(set) var all: [String] = []
    @Published private(set) var count = 0

    func load() {
        all = ["x"]
        show()
    }

    func show() { count += 1 }
}

final class Quiet: Base {
    override func show() {}
}

final class Twin: ObservableObject {
    @Published private(set) var all: [String] = []
    @Published private(set) var count = 0
    var twin: Twin?

    func load() {
        all = ["x"]
        twin?.show()
    }

    func show() { count += 1 }
}

final class Circle: ObservableObject {
    @Published private(set) var all: [String] = []
    @Published private(set) var count = 0

    func load() {
        all = ["x"]
        first()
    }

    func first() { if all.isEmpty { count += 1 } else { second() } }

    func second() { if all.count == 7 { count += 1 } else { first() } }
}

final class Local: ObservableObject {
    @Published private(set) var all: [String] = []
    @Published private(set) var count = 0

    func load(_ show: () -> Void) {
        all = ["x"]
        show()
    }

    func show() { count += 1 }
}

struct EarlyView: View {
    @ObservedObject var early: Early

    var body: some View { Text(Zone.shared.name + "\(early.count)") }
}

struct BaseView: View {
    @ObservedObject var base: Base

    var body: some View { Text(Zone.shared.name + "\(base.count)") }
}

struct TwinView: View {
    @ObservedObject var twin: Twin

    var body: some View { Text(Zone.shared.name + "\(twin.count)") }
}

struct CircleView: View {
    @ObservedObject var circle: Circle

    var body: some View { Text(Zone.shared.name + "\(circle.count)") }
}

struct LocalView: View {
    @ObservedObject var local: Local

    var body: some View { Text(Zone.shared.name + "\(local.count)") }
}

struct ChangesView: View {
    @ObservedObject var early: Early
    @ObservedObject var base: Base
    @ObservedObject var twin: Twin
    @ObservedObject var circle: Circle
    @ObservedObject var local: Local

    var body: some View {
        VStack {
            Button("\(early.all.count)") { early.load() }
            Button("\(base.all.count)") { base.load() }
            Button("\(twin.all.count)") { twin.load() }
            Button("\(circle.all.count)") { circle.load() }
            Button("\(local.all.count)") { local.load {} }
            Button("Show") { local.show() }
            Button("Move") { Zone.shared.move() }
        }
    }
}
