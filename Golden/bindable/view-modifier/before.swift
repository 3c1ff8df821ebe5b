// Catalogue 122: body(content:) of a modifier is not body; the binding is made inline.
import SwiftUI

final class Alerts: ObservableObject {
    @Published var isShown = false
}

struct AlertSheet: ViewModifier {
    @EnvironmentObject private var alerts: Alerts

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: $alerts.isShown) {
                Text("Alert")
            }
    }
}

struct AlertScreen: View {
    @StateObject private var alerts = Alerts()

    var body: some View {
        Text("Hello")
            .modifier(AlertSheet())
            .environmentObject(alerts)
    }
}
