// Catalogue 160, 161, 188: models that are on an actor, may be, are safe by themselves, or that no view holds.
import SwiftUI
import UIKit

@MainActor @Observable
final class OnMain {
    var text = ""
}

@globalActor
actor Storage {
    static let shared = Storage()
}

@Storage @Observable
final class OnOther {
    var text = ""
}

@MainActor
class IsolatedBase {}

@Observable
final class Inheriting: IsolatedBase {
    var text = ""
}

@MainActor
protocol Presenting: AnyObject {
    var text: String { get }
}

@Observable
final class Conforming: Presenting {
    var text = ""
}

@Observable
final class Controller: UIViewController {
    @ObservationIgnored var text = ""
    var count = 0
}

@Observable
final class Locked: @unchecked Sendable {
    var text = ""
}

@Observable
final class Partly {
    var text = ""
    @MainActor func load() { text = "" }
}

@Observable
final class Constant {
    let text = ""
}

@Observable
final class Unheld {
    var text = ""
}

struct Screen: View {
    let onMain: OnMain
    let inheriting: Inheriting
    let conforming: Conforming
    let controller: Controller
    let locked: Locked
    let partly: Partly
    let constant: Constant

    var body: some View { Text(onMain.text + conforming.text) }
}
