// Catalogue 112, 122: a collection binding in body, with a row closure.
import SwiftUI

struct Step: Identifiable {
    let id = UUID()
    var text = ""
    var isDone = false
}

final class Plan: ObservableObject {
    @Published var steps: [Step] = []
    @Published var isEditing = false
}

struct PlanView: View {
    @EnvironmentObject var plan: Plan

    var body: some View {
        List($plan.steps) { $step in
            Toggle(step.text, isOn: $step.isDone)
        }
        .onAppear { plan.isEditing = true }
        Toggle("Edit", isOn: $plan.isEditing)
    }
}

struct PlanScreen: View {
    @StateObject private var plan = Plan()

    var body: some View {
        PlanView().environmentObject(plan)
    }
}
