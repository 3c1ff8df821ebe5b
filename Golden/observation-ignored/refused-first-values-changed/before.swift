// Catalogue 35: properties that init reads too early for tracked ones, and that get another value later, whoever sets it.
import Foundation
import SwiftUI

protocol Measured: AnyObject {
    var unit: String { get set }
}

final class Walk: ObservableObject, Measured {
    @Published var text: String
    var unit = "km"

    init() {
        text = unit
    }
}

func convert(_ measured: Measured) {
    measured.unit = "mi"
}

protocol Source {
    var order: String { get set }
}

struct Phone: Source {
    var order = "name"
}

final class Watch: Source {
    var order = "date"
}

final class Trail: ObservableObject {
    @Published var text: String
    private var source: Source
    var order: String { source.order }

    init(source: Source) {
        self.source = source
        text = self.source.order
    }

    func sort(by order: String) {
        source.order = order
    }
}

final class Route: ObservableObject {
    @Published var text: String
    var length = 1

    init() {
        text = "\(length)"
    }
}

func set(_ path: ReferenceWritableKeyPath<Route, Int>, of route: Route) {
    route[keyPath: path] = 2
}

final class Plan: ObservableObject {
    @Published var text: String
    var day = DateComponents()

    init() {
        text = "\(day)"
    }

    func move() {
        day.setValue(2, for: .day)
    }
}

struct WalkView: View {
    @ObservedObject var walk: Walk
    @ObservedObject var trail: Trail
    @ObservedObject var route: Route
    @ObservedObject var plan: Plan

    var body: some View {
        Text("\(walk.text) \(walk.unit) \(trail.text) \(trail.order)")
        Text("\(route.text) \(route.length) \(plan.text) \(plan.day)")
        Button("Set") { set(\.length, of: route) }
    }
}
