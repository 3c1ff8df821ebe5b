// Catalogue 201: an operator evaluates its right side late, a method changes the value and calls back, a function value is not known.
import SwiftUI

infix operator ??=: AssignmentPrecedence

func ??= <Value>(left: inout Value?, right: @autoclosure () -> Value) {
    if left == nil { left = right() }
}

struct Step {
    var number = 0
    var reply: () -> Void = {}

    mutating func confirm() {
        number += 1
        reply()
    }
}

final class Wizard: ObservableObject {
    @Published var draft: Int?
    @Published var step = Step()
    @Published var items = [1, 2]

    func makeDraft() -> Int { (draft ?? 0) + 1 }

    func begin() {
        draft ??= makeDraft()
        step.confirm()
    }

    func prune(_ isOld: (Int) -> Bool) {
        items.removeAll(where: isOld)
    }
}

struct WizardView: View {
    @ObservedObject var wizard: Wizard

    var body: some View {
        Button("\(wizard.draft ?? 0) \(wizard.step.number) \(wizard.items.count)") { wizard.begin() }
    }
}
