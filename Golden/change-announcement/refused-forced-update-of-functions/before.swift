// Catalogue 47: functions that can't tell that the object is read: of one name with another one, for views, of an extension.
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
}

final class OverloadedModel: ObservableObject {
    func isEnabled(_ flag: String) -> Bool { Flags.shared.enabled.contains(flag) }
    func isEnabled(_ flag: Int) -> Bool { Flags.shared.enabled.contains("\(flag)") }

    func toggle(_ flag: String) {
        Flags.shared.enabled.insert(flag)
        objectWillChange.send()
    }
}

struct OverloadedView: View {
    @ObservedObject var model: OverloadedModel

    var body: some View {
        Text(model.isEnabled("a") ? "on" : "off")
    }
}

final class BuilderModel: ObservableObject {
    @ViewBuilder
    func label(_ flag: String) -> some View {
        if Flags.shared.enabled.contains(flag) {
            Text("on")
        }
    }

    func toggle(_ flag: String) {
        Flags.shared.enabled.insert(flag)
        objectWillChange.send()
    }
}

struct BuilderView: View {
    @ObservedObject var model: BuilderModel

    var body: some View {
        model.label("a")
    }
}

final class ExtendedModel: ObservableObject {
    func toggle(_ flag: String) {
        Flags.shared.enabled.insert(flag)
        objectWillChange.send()
    }
}

extension ExtendedModel {
    func isEnabled(_ flag: String) -> Bool { Flags.shared.enabled.contains(flag) }
}

struct ExtendedView: View {
    @ObservedObject var model: ExtendedModel

    var body: some View {
        Text(model.isEnabled("a") ? "on" : "off")
    }
}
