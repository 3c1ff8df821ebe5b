// Catalogue 35, 218: a method that only the initializer calls runs before anybody shows the object.
import SwiftUI

final class Flags {
    static let shared = Flags()
    var isOn = false
}

@Observable
final class InviteModel {
    private(set) var roles: [Role] = []
    private(set) var canContinue = false

    init() { setUp() }

    func add(_ role: Role) { roles.append(role) }

    private func setUp() { canContinue = Flags.shared.isOn }
}

struct Role {
    let name: String
}

struct InviteView: View {
    var model: InviteModel

    var body: some View {
        Text("\(model.roles.count)")
        Text(model.canContinue ? "yes" : "no")
        Text(Flags.shared.isOn ? "on" : "off")
    }
}
