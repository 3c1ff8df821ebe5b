// Catalogue 121, 131: the modifier injects the object around another view than the one that the closure shows.
import SwiftUI

final class Guide: ObservableObject {
    @Published var step = 0

    func next() {
        step += 1
    }
}

struct StepView: View {
    @EnvironmentObject private var guide: Guide

    var body: some View {
        Text("\(guide.step)")
    }
}

struct PageView: View {
    @EnvironmentObject private var guide: Guide

    var body: some View {
        Button("Next") { guide.next() }
    }
}

struct Layer<Sheet: View>: ViewModifier {
    @ObservedObject var guide: Guide
    @State private var isShown = true
    let makeSheet: () -> Sheet

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: $isShown) { makeSheet() }
            .background(StepView().environmentObject(guide))
    }
}

extension View {
    func layered<Sheet: View>(by guide: Guide, @ViewBuilder sheet: @escaping () -> Sheet) -> some View {
        modifier(Layer(guide: guide, makeSheet: sheet))
    }
}

struct RootView: View {
    @StateObject private var guide = Guide()

    var body: some View {
        Text("\(guide.step)")
            .layered(by: guide) { PageView() }
    }
}
