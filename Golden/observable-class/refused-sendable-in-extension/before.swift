// Catalogue 164: the promise stands in an extension.
import SwiftUI

final class Switch: ObservableObject {
    @Published var isOn = false
}

extension Switch: Sendable {}

struct SwitchView: View {
    @ObservedObject var item: Switch

    var body: some View {
        Toggle("On", isOn: $item.isOn)
    }
}
