import SwiftUI

extension Dimmer: ViewModifier {
    func body(content: Content) -> some View {
        content.opacity(bell.count == 0 ? 0 : 1).onTapGesture { ring() }
    }
}
