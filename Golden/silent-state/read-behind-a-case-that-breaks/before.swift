// Catalogue 213: `break` leaves the `switch` and not the getter, so that each way through it reads what changes.
import Foundation
import SwiftUI

final class SettingsForm: ObservableObject {
    @Published var isAdvanced = false
    @Published var level = 0

    func raise() { level += 1 }
}

func stored() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }

struct LevelView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        content
    }

    private var content: AnyView {
        switch isOpen {
        case true: return AnyView(Text("\(form.level)"))
        case false: break
        }
        return AnyView(Text("closed \(form.level)"))
    }
}
