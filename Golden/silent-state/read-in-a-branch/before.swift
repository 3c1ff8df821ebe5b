// Catalogue 213: what the body reads behind a condition, or in a closure that may not run, changes while the other branch shows the defaults.
import Foundation
import SwiftUI

final class SettingsForm: ObservableObject {
    @Published var isAdvanced = false
    @Published var level = 0

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

extension View {
    @ViewBuilder
    func when<Content: View>(_ condition: Bool, content: (Self) -> Content) -> some View {
        if condition { content(self) } else { self }
    }
}

struct IfView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if form.isAdvanced { Text("\(form.level)") }
    }
}

struct ElseView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if isOpen { Text("open") } else { Text("\(form.level)") }
    }
}

struct ConditionView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if isOpen, form.level > 0 { Text("open") }
    }
}

struct TernaryView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(isOpen ? "\(form.level)" : "")
    }
}

struct AndView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text("open").opacity(isOpen && form.level > 0 ? 1 : 0)
    }
}

struct FallbackView: View {
    @ObservedObject var form: SettingsForm
    let count: Int?

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text("\(count ?? form.level)")
    }
}

struct SwitchView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        switch isOpen {
        case true: Text("\(form.level)")
        case false: Text("closed")
        }
    }
}

struct GuardView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(level)
    }

    private var level: String {
        guard isOpen else { return "" }
        return "\(form.level)"
    }
}

struct ReturnView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        content
    }

    private var content: AnyView {
        if !isOpen { return AnyView(Text("closed")) }
        return AnyView(Text("\(form.level)"))
    }
}

struct LoopView: View {
    @ObservedObject var form: SettingsForm
    let items: [Int]

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text("\(sum)")
    }

    private var sum: Int {
        var sum = 0
        for item in items where item < form.level { sum += item }
        return sum
    }
}

struct FirstView: View {
    @ObservedObject var form: SettingsForm
    let items: [Int]

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text("\(items.first { $0 > form.level } ?? 0)")
    }
}

struct RowsView: View {
    @ObservedObject var form: SettingsForm
    let items: [Int]

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        ForEach(items, id: \.self) { item in Text("\(item + form.level)") }
    }
}

struct GeometryView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        GeometryReader { proxy in Text("\(proxy.size.width) \(form.level)") }
    }
}

struct SheetView: View {
    @ObservedObject var form: SettingsForm
    @State private var isOpen = false

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text("open").sheet(isPresented: $isOpen) { Text("\(form.level)") }
    }
}

struct ChainView: View {
    @ObservedObject var form: SettingsForm
    let title: String?

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(title?.appending("\(form.level)") ?? "")
    }
}

struct LazyView: View {
    @ObservedObject var form: SettingsForm
    let items: [Int]

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text("\(items.lazy.filter { $0 < form.level }.count)")
    }
}

struct AvailableView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if #available(iOS 26, macOS 26, *) { Text("\(form.level)") }
    }
}

struct DebugView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        #if DEBUG
        Text("\(form.level)")
        #endif
    }
}

struct ModifierView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text("open").when(isOpen) { $0.opacity(Double(form.level)) }
    }
}

struct GetterView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(form.summary)
    }
}

struct MethodView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(form.text(isOpen))
    }
}

struct CheckView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(level)
    }

    private var level: String {
        assert(form.level >= 0)
        return ""
    }
}

struct HelperView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        if isOpen { row }
    }

    private var row: some View { Text("\(form.level)") }
}

struct OtherView: View {
    @ObservedObject var form: SettingsForm
    let isOpen: Bool

    var body: some View {
        if isOpen {
            Text("\(form.level) \(form.isAdvanced)")
        } else {
            Text(stored() + "\(form.isAdvanced)")
        }
    }
}

struct SecondView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        if form.isAdvanced {
            Text("\(form.level)" + stored())
        }
        Text(stored())
    }
}

struct CatchingView: View {
    @ObservedObject var form: SettingsForm

    var body: some View {
        Text(stored() + "\(form.isAdvanced)")
        Text(level)
    }

    private var level: String {
        do {
            let count = try count()
            return "\(form.level + count)"
        } catch {
            return ""
        }
    }

    private func count() throws -> Int { 1 }
}
