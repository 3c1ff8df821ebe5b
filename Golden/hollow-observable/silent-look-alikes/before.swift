// Catalogue 18, 145: classes that track or announce what they hold, by the macro or by hand.
import Combine
import SwiftUI

@Observable
final class Marked: Observable {
    var text = ""
}

final class ByHand: Observable {
    private let registrar = ObservationRegistrar()
    private var stored = ""
    var text: String {
        get {
            registrar.access(self, keyPath: \.text)
            return stored
        }
        set { registrar.withMutation(of: self, keyPath: \.text) { stored = newValue } }
    }
}

final class Constants: Observable {
    let text = ""
}

@Observable
final class Publishing: ObservableObject {
    @ObservationIgnored @Published var text = ""
}

protocol Watching: AnyObject, Observable {}

@Observable
final class Watched: Watching {
    var text = ""
}

final class Legacy: ObservableObject {
    @Published var text = ""
}
