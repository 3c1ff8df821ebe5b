// Catalogue 11, 66: subclasses would have to send to the publisher of the superclass.
import Combine
import SwiftUI

class Flag: ObservableObject {
    @Published var isOn = false
}

final class Banner: Flag {
    @Published var text = ""
}

func follow(_ banner: Banner) -> AnyCancellable {
    banner.objectWillChange.sink { print("banner") }
}

struct FlagView: View {
    @ObservedObject var banner: Banner

    var body: some View {
        Text("\(banner.isOn) \(banner.text)")
    }
}
