@testable import Shelves

final class LabellingMock: Labelling {
    private(set) var calls = 0

    var label: String {
        addCall()
        return "Mock \(calls)"
    }

    private func addCall() { calls += 1 }
}
