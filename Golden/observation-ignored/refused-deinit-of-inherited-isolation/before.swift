// Catalogue 162, 217: a superclass, a protocol, a global actor of any name, an alias of one or a class of UIKit puts the class on an actor.
import SwiftUI
import UIKit

@MainActor
class Base {}

final class BySuperclass: Base, ObservableObject {
    @Published var count = 0
    var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

@MainActor
protocol Root {}

protocol Screen: Root {}

final class ByProtocol: Screen, ObservableObject {
    @Published var count = 0
    var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

typealias UIActor = MainActor

@UIActor
final class ByAlias: ObservableObject {
    @Published var count = 0
    var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

class Controller: UIViewController {}

final class ByFramework: Controller, ObservableObject {
    @Published var count = 0
    var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

struct ContentView: View {
    @ObservedObject var first: BySuperclass
    @ObservedObject var second: ByProtocol
    @ObservedObject var third: ByAlias
    @ObservedObject var fourth: ByFramework

    var body: some View {
        Text(first.name + second.name + third.name + fourth.name)
    }
}
