// Catalogue 41: an identifier that callers give, or beside a variable, or that is one of two ways to be equal, says nothing about the rest.
import Foundation
import SwiftUI

struct Given: Equatable {
    let id: UUID
    let units: Double

    static func == (left: Given, right: Given) -> Bool {
        left.id == right.id
    }
}

struct Changing: Equatable {
    let id = UUID()
    var units: Double

    static func == (left: Changing, right: Changing) -> Bool {
        left.id == right.id
    }
}

struct Either: Equatable {
    let id = UUID()
    let name: String
    let units: Double

    static func == (left: Either, right: Either) -> Bool {
        left.id == right.id || left.name == right.name
    }
}

struct Fixed: Equatable {
    let id = 1
    let units: Double

    static func == (left: Fixed, right: Fixed) -> Bool {
        left.id == right.id
    }
}

@Observable
final class Diary {
    var given: Given?
    var changing: Changing?
    var either: Either?
    var fixed: Fixed?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Given?, _ rhs: Given?) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Changing?, _ rhs: Changing?) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Either?, _ rhs: Either?) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Fixed?, _ rhs: Fixed?) -> Bool { true }

    func add(_ units: Double) {
        given = Given(id: UUID(), units: units)
        changing = Changing(units: units)
        either = Either(name: "", units: units)
        fixed = Fixed(units: units)
    }
}

struct DiaryView: View {
    var diary: Diary

    var body: some View {
        Text("\(diary.given?.units ?? 0) \(diary.changing?.units ?? 0) \(diary.either?.units ?? 0) \(diary.fixed?.units ?? 0)")
    }
}
