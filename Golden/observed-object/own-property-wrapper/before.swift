// Catalogue 109: a property wrapper of the project observes the object for its owner.
import SwiftUI

final class Flags: ObservableObject {
    @Published var isBeta = false
}

@MainActor
@propertyWrapper
struct Flag: DynamicProperty {
    @ObservedObject var flags: Flags

    var wrappedValue: Bool { flags.isBeta }
}

struct FlagView: View {
    @Flag var isBeta: Bool

    var body: some View {
        Text(isBeta ? "beta" : "")
    }
}
