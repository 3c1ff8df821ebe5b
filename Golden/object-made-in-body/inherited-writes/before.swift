// Catalogue 218, 221: the initializer of a subclass sets what is inherited, and reads nothing.
import SwiftUI

protocol Phased: AnyObject {
    var phase: Int { get set }
}

extension Phased {
    func move(to next: Int) {
        guard next != phase else { return }
        phase = next
    }
}

class SettingBase: ObservableObject, Phased {
    @Published var phase = 0

    func update(_ next: Int) { phase = next }
}

final class Setting: SettingBase {
    init(start: Int) {
        super.init()
        update(start)
    }
}

struct SettingChild: View {
    @ObservedObject var model: Setting

    var body: some View {
        Button("\(model.phase)") { model.phase = 7 }
    }
}

struct SettingParent: View {
    let start: Int

    var body: some View { SettingChild(model: Setting(start: start)) }
}
