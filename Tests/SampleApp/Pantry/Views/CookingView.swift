import SwiftUI

final class CookingSession: ObservableObject {
    let recipe: Recipe
    @Published private(set) var step = 0
    @Published var isReadingAloud = false

    init(recipe: Recipe) {
        self.recipe = recipe
    }

    var instruction: String {
        recipe.steps.isEmpty ? "Just cook it." : recipe.steps[step]
    }

    var isLast: Bool { step + 1 >= recipe.steps.count }

    func next() {
        if !isLast { step += 1 }
    }
}

struct CookingView: View {
    @StateObject private var session: CookingSession

    init(session: CookingSession) {
        _session = .init(wrappedValue: session)
    }

    var body: some View {
        VStack(spacing: 24) {
            Text(session.instruction)
                .font(.title)
            Toggle("Read aloud", isOn: $session.isReadingAloud.animation())
            Button("Next") {
                withAnimation { session.next() }
            }
            .disabled(session.isLast)
        }
        .padding()
    }
}

#Preview {
    CookingView(session: CookingSession(recipe: Recipe.samples[0]))
}
