// Catalogue 131: these modifiers of the project run their closures later, on conditions, or not at all.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []
}

struct Appearance: ViewModifier {
    let isEnabled: Bool
    let action: () -> Void
    @State private var didAppear = true

    func body(content: Content) -> some View {
        content.onAppear {
            guard isEnabled else { return }
            action()
        }
    }
}

struct Never: ViewModifier {
    let action: () -> Void
    @State private var didAppear = true

    func body(content: Content) -> some View {
        content.onAppear {
            if !didAppear { action() }
        }
    }
}

extension View {
    func onAppearance(if isEnabled: Bool, perform action: @escaping () -> Void) -> some View {
        modifier(Appearance(isEnabled: isEnabled, action: action))
    }

    func onNothing(_ action: @escaping () -> Void) -> some View {
        modifier(Never(action: action))
    }

    func onHold(_ action: @escaping () -> Void) -> some View {
        onLongPressGesture { action() }
    }

    @ViewBuilder
    func onMaybe(_ isShown: Bool, _ action: @escaping () -> Void) -> some View {
        if isShown { onAppear { action() } } else { self }
    }
}

struct Page: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("Page").onAppearance(if: false) { log.lines.append("page") }
    }
}

struct Cover: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("Cover").onNothing { log.lines.append("cover") }
    }
}

struct Index: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("Index").onHold { log.lines.append("index") }
    }
}

struct Spine: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("Spine").onMaybe(false) { log.lines.append("spine") }
    }
}

struct Book: View {
    @StateObject private var log = Log()

    var body: some View {
        VStack {
            Page()
            Cover()
            Index()
            Spine()
        }
        .environmentObject(log)
    }
}

#Preview {
    Page()
    Cover()
    Index()
    Spine()
}
