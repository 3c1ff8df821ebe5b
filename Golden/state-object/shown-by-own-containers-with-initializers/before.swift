// Catalogue 83: a container whose initializer calls the closure once shows each value where its own value is shown; its
// constants decide in which way.
import SwiftUI

final class Entry: ObservableObject {
    @Published var text = ""
    let stage: Int

    init(stage: Int) { self.stage = stage }
}

struct EntryScreen: View {
    @StateObject private var entry: Entry

    init(stage: Int) { _entry = StateObject(wrappedValue: Entry(stage: stage)) }

    var body: some View { TextField("Entry", text: $entry.text) }
}

struct Stack<Content: View>: View {
    private let content: Content
    private let path: Binding<NavigationPath>?

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
        path = nil
    }

    init(path: Binding<NavigationPath>, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.path = path
    }

    var body: some View {
        if let path {
            NavigationStack(path: path) { content }
        } else {
            NavigationStack { content }
        }
    }
}

struct Screen: View {
    @State private var isShown = false
    let isWide: Bool

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Stack { EntryScreen(stage: 1) } }
    }
}

struct PanelScreen: View {
    @State private var isShown = false
    let isWide: Bool

    var body: some View {
        Button("Show") { isShown = true }
            .panel(isPresented: $isShown) { EntryScreen(stage: 2) }
            .modifier(Wide(isWide: isWide))
    }
}

struct AdaptedScreen: View {
    let isWide: Bool

    var body: some View {
        EntryScreen(stage: 3).adapted { view in
            if isWide { view.padding() } else { view }
        }
    }
}

struct Other: View {
    var body: some View {
        NavigationLink(destination: Stack { Text("Other") }) { Text("Open") }
    }
}

struct Wide: ViewModifier {
    let isWide: Bool

    func body(content: Content) -> some View {
        if isWide { content.padding() } else { content }
    }
}

enum Step {
    case panel(String?), none
}

extension View {
    func panel<Shown: View>(isPresented: Binding<Bool>, @ViewBuilder shown: @escaping () -> Shown) -> some View {
        sheet(isPresented: isPresented) { shown() }
    }

    func adapted<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> some View { change(self) }
}
