// Catalogue 131: nothing, a condition or an action reads the object, and an injection stands above each place that
// shows the views: in the preview a container, a modifier and a helper of the project. What a preview shows that needed
// the object before proves nothing.
import SwiftUI

@Observable
final class Theme {
    var isDark = false
}

struct Unread: View {
    var body: some View {
        Text("Plain")
    }
}

struct Switch: View {
    @Environment(Theme.self) var theme

    var body: some View {
        Button("Dark") { theme.isDark.toggle() }
    }
}

struct Hint: View {
    @Environment(Theme.self) var theme
    let isLong: Bool

    var body: some View {
        if isLong { Text("\(theme.isDark)") }
    }
}

struct Themed<Content: View>: View {
    @State private var theme = Theme()
    @ViewBuilder var content: () -> Content

    var body: some View {
        content().environment(theme)
    }
}

struct Theming: ViewModifier {
    @State private var theme = Theme()

    func body(content: Content) -> some View {
        content.environment(theme)
    }
}

extension View {
    func themed() -> some View {
        modifier(Theming())
    }
}

struct Panel: View {
    @Environment(Theme.self) var theme

    var body: some View {
        VStack {
            Text("\(theme.isDark)")
            Switch()
            hint
        }
        .sheet(isPresented: .constant(theme.isDark)) { Unread() }
    }

    private var hint: some View {
        Hint(isLong: false)
    }
}

struct PanelScreen: View {
    var body: some View {
        Themed { Panel() }
    }
}

#Preview {
    Panel()
}

#Preview {
    Themed { Switch() }
}

#Preview {
    Unread().modifier(Theming())
}

#Preview {
    Hint(isLong: true).themed()
}
