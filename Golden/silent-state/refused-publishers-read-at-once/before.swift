// Catalogue 212: code of the project subscribes while the body runs, and gets the value that the publisher has.
import Combine
import SwiftUI

final class Scale {
    @Published var factor = 1.0
}

extension Publisher where Failure == Never {
    var current: Output? {
        var value: Output?
        _ = first().sink { value = $0 }
        return value
    }
}

final class Plan: ObservableObject {
    @Published var rooms = 0
    @Published var isZoomed = false
    let scale = Scale()

    func zoom() {
        scale.factor *= 2
        isZoomed = true
    }
}

struct PlanView: View {
    @StateObject private var plan = Plan()

    var body: some View {
        Text("\(plan.rooms) at \(plan.scale.$factor.current ?? 1)")
        Button("Zoom") { plan.zoom() }
        ZoomView(plan: plan)
    }
}

struct ZoomView: View {
    @ObservedObject var plan: Plan

    var body: some View { Text(plan.isZoomed ? "zoomed" : "") }
}
