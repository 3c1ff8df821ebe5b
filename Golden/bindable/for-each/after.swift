// Catalogue 112, 122: a collection binding in body, with a row closure.
import SwiftUI

struct Step: Identifiable {
    let id = UUID()
    var text = ""
    var isDone = false
}

@Observable
final class Plan {
    var steps: [Step] = []
    var isEditing = false
}

struct PlanView: View {
    @Environment(Plan.self) var plan

    var body: some View {
        @Bindable var plan = plan
        List($plan.steps) { $step in
            Toggle(step.text, isOn: $step.isDone)
        }
        .onAppear { plan.isEditing = true }
        Toggle("Edit", isOn: $plan.isEditing)
    }
}

struct PlanScreen: View {
    @State private var plan = Plan()

    var body: some View {
        PlanView().environment(plan)
    }
}
