// Catalogue 213: the object that stays is shown in one more place than where the body reads all that changes.
import Combine
import SwiftUI

final class Unit: ObservableObject {
    @Published var value = 0

    func publisher() -> ObservableObjectPublisher { objectWillChange }
}

final class Store {
    static let shared = Store()
    var unit = Unit()
}

final class Chart: ObservableObject {
    @Published var position = 0.0
    @Published var isFollowing = true

    func move() { position += 1 }

    func follow() { isFollowing.toggle() }
}

struct ChartView: View {
    @ObservedObject var chart: Chart

    private var unit: Int { Store.shared.unit.value }

    var body: some View {
        Text("\(unit)")
        GeometryReader { geometry in curve(geometry.size) }
    }

    private func curve(_ size: CGSize) -> some View {
        Text("\(unit) \(chart.position)").opacity(chart.isFollowing ? 1 : 0)
    }
}

struct UnitView: View {
    @ObservedObject var unit = Store.shared.unit

    var body: some View {
        Stepper("Unit", value: $unit.value).onReceive(unit.objectWillChange) { _ in }
    }
}
