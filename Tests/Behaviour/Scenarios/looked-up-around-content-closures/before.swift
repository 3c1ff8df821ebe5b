// Catalogue 121, 131: the modifier injects the object around each call of the closure that it is given.
import SwiftUI

final class Guide: ObservableObject {
    @Published var step = 0
}

struct PageView: View {
    @EnvironmentObject private var guide: Guide

    var body: some View {
        Button("Next") { guide.step += 1 }
    }
}

struct Layer<Sheet: View>: ViewModifier {
    @ObservedObject var guide: Guide
    @State private var isShown = false
    let makeSheet: () -> Sheet

    func body(content: Content) -> some View {
        content
        Toggle("Sheet", isOn: $isShown)
        if isShown { makeSheet().environmentObject(guide) }
    }
}

extension View {
    func layered<Sheet: View>(by guide: Guide, @ViewBuilder sheet: @escaping () -> Sheet) -> some View {
        modifier(Layer(guide: guide, makeSheet: sheet))
    }
}

struct Root: View {
    @StateObject private var guide = Guide()

    var body: some View {
        Text("step \(guide.step)")
            .layered(by: guide) { PageView() }
    }
}
