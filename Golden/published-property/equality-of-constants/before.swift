// Catalogue 41: every property is a constant, and the identifier is new for each value that is made, so that equal values are copies of one.
import Foundation
import SwiftUI

struct Dose: Equatable {
    let id = UUID()
    let units: Double

    static func == (left: Dose, right: Dose) -> Bool {
        left.id == right.id
    }
}

struct Meal: Equatable {
    let identifier: UUID = UUID()
    let grams: Int
    let dose: Dose

    static func == (left: Meal, right: Meal) -> Bool { left.identifier == right.identifier && left.grams == right.grams }
}

final class Diary: ObservableObject {
    @Published var lastDose: Dose?
    @Published var meals: [Meal] = []

    func add(_ units: Double) {
        lastDose = Dose(units: units)
        meals = []
    }
}

struct DiaryView: View {
    @ObservedObject var diary: Diary

    var body: some View {
        Text("\(diary.lastDose?.units ?? 0) \(diary.meals.count)")
    }
}
