// Catalogue 60: what only blocks is never left out.
import Combine
import SwiftUI

final class Lamp: ObservableObject {
    @Published /* told */ var isOn = false

    func follow() -> AnyCancellable {
        let publisher: Published<Bool>.Publisher = $isOn
        return publisher.sink { print($0) }
    }
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Text(lamp.isOn ? "On" : "Off")
    }
}
