// Catalogue 109: a property wrapper of the project observes the object for its owner.
import SwiftUI

@Observable
final class Flags {
    var isBeta = false
}

@MainActor
@propertyWrapper
struct Flag: DynamicProperty {
    var flags: Flags

    var wrappedValue: Bool { flags.isBeta }
}

struct FlagView: View {
    @Flag var isBeta: Bool

    var body: some View {
        Text(isBeta ? "beta" : "")
    }
}
