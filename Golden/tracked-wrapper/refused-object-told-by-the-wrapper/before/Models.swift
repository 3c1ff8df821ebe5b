// Catalogue 154: of two classes with a wrapper one stays, and the other one with it.
import SwiftUI

final class Later: ObservableObject {
    @ToldLater var count = 0
}

final class Twice: Told {
    @ToldTwice var count = 0

    func didChange() {}
}

final class ByProjection: ObservableObject {
    @Projected var count = 0

    func add() { $count += 1 }
}

final class Movable: ObservableObject {
    @Shared var count = 0
}

final class Staying: ObservableObject {
    @Shared var count = 0
}

/// A class within a function has a property behind the wrapper too.
final class BesideLocal: ObservableObject {
    @ToldForLocal var count = 0
}

@MainActor
func count() -> Int {
    final class Local: ObservableObject {
        @ToldForLocal var count = 0
    }
    return Local().count
}

/// Code calls the subscript itself for an object that stays.
final class ByHand: ObservableObject {
    @ToldByHand var count = 0
}

final class Caller: ObservableObject {
    var stored = ToldByHand(wrappedValue: 0)

    var count: Int {
        get { ToldByHand[_enclosingInstance: self, wrapped: \.count, storage: \.stored] }
        set { ToldByHand[_enclosingInstance: self, wrapped: \.count, storage: \.stored] = newValue }
    }
}

final class Otherwise: ObservableObject {
    @ToldOtherwise var count = 0
}

func show(_ object: any ObservableObject) {}

struct CountView: View {
    @ObservedObject var later: Later
    @ObservedObject var twice: Twice
    @ObservedObject var byProjection: ByProjection
    @ObservedObject var movable: Movable
    @ObservedObject var staying: Staying
    @ObservedObject var besideLocal: BesideLocal
    @ObservedObject var byHand: ByHand
    @ObservedObject var caller: Caller
    @ObservedObject var otherwise: Otherwise

    var body: some View {
        Text("\(later.count) \(twice.count) \(byProjection.count) \(movable.count) \(besideLocal.count)")
        Text("\(byHand.count) \(caller.count) \(otherwise.count)")
        Button("\(staying.count)") { show(staying) }
    }
}
