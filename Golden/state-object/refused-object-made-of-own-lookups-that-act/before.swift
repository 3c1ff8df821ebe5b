// Catalogue 83: `map` of optionals that the project declares, or with code that acts, and subscripts that act.
import SwiftUI

struct Record {
    var value: String
}

enum Store {
    static var sizes: [Int] = []

    static func record() -> Record? { nil }
}

extension UserDefaults {
    subscript(counted key: String) -> Int {
        Store.sizes.append(1)
        return integer(forKey: key)
    }

    func size() -> Int { self[counted: "size"] }
}

extension Optional where Wrapped == Record {
    func flatMap(_ code: (Record) -> Int?) -> Int? {
        Store.sizes.append(1)
        return nil
    }
}

final class Mapped: ObservableObject {
    @Published var count = 0
    init() {
        count = Store.record().map {
            Store.sizes.append(1)
            return $0.value.count
        } ?? 0
    }
}

struct MappedView: View {
    @StateObject private var model: Mapped

    init() { _model = StateObject(wrappedValue: Mapped()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Own: ObservableObject {
    @Published var count = 0
    init() { count = Store.record().flatMap { $0.value.count } ?? 0 }
}

struct OwnView: View {
    @StateObject private var model: Own

    init() { _model = StateObject(wrappedValue: Own()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Sized: ObservableObject {
    @Published var count = 0
    init() { count = UserDefaults.standard.size() }
}

struct SizedView: View {
    @StateObject private var model: Sized

    init() { _model = StateObject(wrappedValue: Sized()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            MappedView()
            OwnView()
            SizedView()
        }
    }
}
