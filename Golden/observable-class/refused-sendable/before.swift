// Catalogue 164: the macro's storage is mutable as well, which is an error in Swift 6 mode; without an actor nothing excuses it.
import SwiftUI

final class Flag: ObservableObject, Sendable {
    @Published var isSet = false
}

struct FlagView: View {
    @ObservedObject var flag: Flag

    var body: some View {
        Toggle("Set", isOn: $flag.isSet)
    }
}
