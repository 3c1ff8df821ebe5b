// expect: cannot be both nonisolated and main actor-isolated
// flags: -swift-version 6
import SwiftUI

@MainActor
final class Child {}

@Observable
final class Model {
    @MainActor var child = Child()
    @MainActor var other = Child()
}
