// Catalogue 34, 36, 185: wrappers and lazy in classes that were moved by hand.
import SwiftUI

@propertyWrapper
struct Clamped {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 100) }
}

@Observable
final class Settings2 {
    @AppStorage("name") var name = ""
    @Clamped var volume = 10
    @Clamped
    private var balance = 50
    lazy var formatter = NumberText()
    private lazy var other: NumberText = NumberText()
}

struct NumberText {}
