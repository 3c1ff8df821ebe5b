import SwiftUI

/// Short messages over the whole app.
final class ToastCenter: ObservableObject {
    @Published private(set) var latest: String?

    func show(_ message: String) {
        latest = message
    }
}

private struct ToastOverlay: ViewModifier {
    @EnvironmentObject private var toasts: ToastCenter
    @State private var message: String?

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let message = message {
                    Text(message)
                        .padding()
                        .onTapGesture { self.message = nil }
                }
            }
            .onReceive(toasts.$latest) { message = $0 }
    }
}

extension View {
    func toastOverlay() -> some View {
        modifier(ToastOverlay())
    }
}
