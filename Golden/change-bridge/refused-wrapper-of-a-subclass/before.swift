// Catalogue 11, 66: the wrapper of a subclass published to the publisher of the superclass.
import Combine
import SwiftUI

class Flag: ObservableObject {
    @Published var isOn = false
}

final class Banner: Flag {
    @AppStorage("text") var text = ""
}

func follow(_ flag: Flag) -> AnyCancellable {
    flag.objectWillChange.sink { print("flag") }
}

struct FlagView: View {
    @ObservedObject var banner: Banner

    var body: some View {
        Text("\(banner.isOn) \(banner.text)")
    }
}
