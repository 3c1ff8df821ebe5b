import SwiftUI

extension Badge: View {
    var body: some View {
        Text(title).onTapGesture { open() }
    }
}

extension Dimmer: ViewModifier {
    func body(content: Content) -> some View {
        content.opacity(bell.count == 0 ? 0 : 1).onTapGesture { tap() }
    }
}

extension Sign: View {
    var body: some View {
        Text("\(bell.count)").onTapGesture { tap() }
    }
}
