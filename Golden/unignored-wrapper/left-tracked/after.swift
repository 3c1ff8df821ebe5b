// Catalogue 34, 36, 185: wrappers and lazy in classes that were moved by hand.
import SwiftUI

@propertyWrapper
struct Clamped {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 100) }
}

@Observable
final class Settings2 {
    @ObservationIgnored @AppStorage("name") var name = ""
    @ObservationIgnored @Clamped var volume = 10
    @ObservationIgnored @Clamped
    private var balance = 50
    @ObservationIgnored lazy var formatter = NumberText()
    @ObservationIgnored private lazy var other: NumberText = NumberText()
}

struct NumberText {}
