// Catalogue 213: each way through the body reads what changes, or each that shows the defaults.
import Foundation
import SwiftUI

@Observable
final class SettingsForm {
    var isAdvanced = false
    var level = 0

    func raise() { level += 1 }

    var summary: String {
        if isAdvanced { return "\(level)" }
        return ""
    }

    func text(_ isLong: Bool) -> String {
        guard isLong else { return "" }
        return "\(level)"
    }

    func both(_ isLong: Bool) -> String {
        switch isLong {
        case true: return "level \(level)"
        case false: return "\(level)"
        }
    }
}

func stored() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }

struct BothView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if isOpen { Text("open \(form.level)") } else { Text("\(form.level)") }
    }
}

struct TernaryView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(isOpen ? "\(form.level)" : "level \(form.level)")
    }
}

struct SwitchView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        switch isOpen {
        case true: Text("\(form.level)")
        case false: Text("closed \(form.level)")
        }
    }
}

struct FirstView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if form.level > 0, isOpen { Text("open") }
    }
}

struct GuardView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(level)
    }

    private var level: String {
        guard isOpen else { return "\(form.level)" }
        return "open \(form.level)"
    }
}

struct ReturnView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        content
    }

    private var content: AnyView {
        if !isOpen { return AnyView(Text("\(form.level)")) }
        let level = form.level
        return AnyView(Text("open \(level)"))
    }
}

struct KnownView: View {
    var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if #available(iOS 16, macOS 13, *) { Text("\(form.level)") } else { Text("old") }
    }
}

struct BuilderView: View {
    var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        List {
            Section {
                Text("\(form.level)")
            } header: {
                Text("level")
            }
        }
        .toolbar { Text("\(form.isAdvanced)") }
    }
}

struct LinkView: View {
    var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        NavigationLink { Text("\(form.level)") } label: { Text("open") }
    }
}

struct PanelView: View {
    var form: SettingsForm

    var body: some View {
        Panel {
            Text(stored() + "\(form.isAdvanced)")
        }
        Card {
            Text("\(form.level)")
        }
    }
}

struct GetterView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(form.both(isOpen))
    }
}

struct SameView: View {
    var form: SettingsForm

    var body: some View {
        Text("\(form.isAdvanced)")
        if form.isAdvanced {
            Text("\(form.level)" + stored())
        }
    }
}

struct RowView: View {
    var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text("\(form.isAdvanced)")
        if isOpen { row }
    }

    private var row: some View {
        VStack {
            Text(stored())
            level
        }
    }

    private var level: some View { Text("\(form.level)") }
}

struct RowsView: View {
    var form: SettingsForm
    let items: [Int]

    var body: some View {
        Text("\(form.isAdvanced)")
        ForEach(items, id: \.self) { item in Text("\(item + form.level)" + stored()) }
    }
}

struct ClosureView: View {
    var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Stepper("level", value: Binding(get: { form.level }, set: { _ in }))
    }
}
