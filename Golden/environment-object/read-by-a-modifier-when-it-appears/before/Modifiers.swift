import SwiftUI

struct FirstAppearance: ViewModifier {
    let action: () -> Void
    @State private var didAppear = false

    init(action: @escaping () -> Void) {
        self.action = action
    }

    func body(content: Content) -> some View {
        content
            .onAppear {
                guard !didAppear else {
                    return
                }
                didAppear = true
                action()
            }
    }
}

struct Load: ViewModifier {
    let work: () async -> Void
    @State private var isLoaded = false

    func body(content: Content) -> some View {
        content.task {
            if !isLoaded {
                isLoaded = true
                await work()
            }
        }
    }
}

extension View {
    func onFirstAppear(perform action: @escaping () -> Void) -> some View {
        modifier(FirstAppearance(action: action))
    }

    func onLoad(_ work: @escaping () async -> Void) -> some View {
        modifier(Load(work: work))
    }

    func onShown(_ action: @escaping () -> Void) -> some View {
        self.onFirstAppear(perform: action).onAppear { print("shown") }
    }
}
