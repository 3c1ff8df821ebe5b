// expect: main actor-isolated property 'name' can not be referenced from a nonisolated context
import SwiftUI

@MainActor
class Base {}

@Observable
final class Model: Base {
    var name = ""

    deinit { print(name) }
}
