// Catalogue 122: body(content:) of a modifier is not body; the binding is made inline.
import SwiftUI

@Observable
final class Alerts {
    var isShown = false
}

struct AlertSheet: ViewModifier {
    @Environment(Alerts.self) private var alerts

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: Bindable(alerts).isShown) {
                Text("Alert")
            }
    }
}

struct AlertScreen: View {
    @State private var alerts = Alerts()

    var body: some View {
        Text("Hello")
            .modifier(AlertSheet())
            .environment(alerts)
    }
}
