// Catalogue 162, 217: asked for, what deinit reads is ignored wherever the class may be on an actor.
import SwiftUI
import UIKit

@MainActor
class Base {}

@Observable
final class BySuperclass: Base {
    var count = 0
    @ObservationIgnored var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

@MainActor
protocol Root {}

protocol Screen: Root {}

@Observable
final class ByProtocol: Screen {
    var count = 0
    @ObservationIgnored var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

typealias UIActor = MainActor

@UIActor
@Observable
final class ByAlias {
    var count = 0
    @ObservationIgnored var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

class Controller: UIViewController {}

@Observable
final class ByFramework: Controller {
    var count = 0
    @ObservationIgnored var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

struct ContentView: View {
    var first: BySuperclass
    var second: ByProtocol
    var third: ByAlias
    var fourth: ByFramework

    var body: some View {
        Text(first.name + second.name + third.name + fourth.name)
    }
}
