import SwiftUI

infix operator ??= : AssignmentPrecedence
func ??= <T>(left: inout T?, right: @autoclosure () -> T) { if left == nil { left = right() } }

@Observable
final class OwnOperatorModel {
    var draft: Int?

    func makeDraft() -> Int { (draft ?? 0) + 1 }
    func go() {
        draft ??= makeDraft()
    }
}

struct OwnOperatorView: View {
    @State private var model = OwnOperatorModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.draft ?? 0)")
    }
}
