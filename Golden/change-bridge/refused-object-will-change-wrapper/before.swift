// Catalogue 34, 66, 76: @AppStorage sent objectWillChange as well, which no property can do for it.
import Combine
import SwiftUI

final class Flag: ObservableObject {
    @Published var isOn = false
    @AppStorage("count") var count = 0
}

func follow(_ flag: Flag) -> AnyCancellable {
    flag.objectWillChange.sink { print("flag") }
}

struct FlagView: View {
    @ObservedObject var flag: Flag

    var body: some View {
        Text("\(flag.isOn) \(flag.count)")
    }
}
