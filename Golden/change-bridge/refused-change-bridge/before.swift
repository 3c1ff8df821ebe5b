// Catalogue 66: not asked for, a class whose objectWillChange something subscribes to stays.
import Combine
import SwiftUI

final class Flag: ObservableObject {
    @Published var isOn = false
}

func follow(_ flag: Flag) -> AnyCancellable {
    flag.objectWillChange.sink { print("flag") }
}

struct FlagView: View {
    @ObservedObject var flag: Flag

    var body: some View {
        Text("\(flag.isOn)")
    }
}
