// Catalogue 213: a modifier, or a view, begins its state with what changes outside, and is shown later, or shows what
// changes outside itself: it is evaluated once the first value would be another one.
import SwiftUI

struct Naming: ViewModifier {
    @State private var name: String

    init(name: String) {
        let isShort = UserDefaults.standard.bool(forKey: "short")
        _name = State(initialValue: isShort ? name : name + "!")
    }

    func body(content: Content) -> some View { content.accessibilityLabel(name) }
}

struct Calling: ViewModifier {
    @State private var name: String

    init(name: String) {
        let isShort = UserDefaults.standard.bool(forKey: "short")
        _name = State(initialValue: isShort ? name : name + "!")
    }

    func body(content: Content) -> some View {
        content.accessibilityLabel(UserDefaults.standard.bool(forKey: "quiet") ? "" : name)
    }
}

struct Marking: ViewModifier {
    @State private var name: String

    init(name: String) {
        let isShort = UserDefaults.standard.bool(forKey: "short")
        _name = State(initialValue: isShort ? name : name + "!")
    }

    func body(content: Content) -> some View { content.accessibilityLabel(name) }
}

struct Applying<Applied: ViewModifier>: ViewModifier {
    let applied: Applied
    @State private var isOn = false

    func body(content: Content) -> some View {
        if isOn { content.modifier(applied) } else { content.onTapGesture { isOn = true } }
    }
}

extension View {
    func named(_ name: String) -> some View { modifier(Naming(name: name)) }
    func called(_ name: String) -> some View { modifier(Calling(name: name)) }
    func marked(_ name: String) -> some View { modifier(Applying(applied: Marking(name: name))) }
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View {
        NavigationLink(model.text, destination: Text("Text").named("Text"))
        ModelToggle(model: model)
    }
}

final class Second: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct SecondToggle: View {
    @ObservedObject var second: Second

    var body: some View { Toggle("On", isOn: $second.isOn) }
}

struct SecondView: View {
    @StateObject private var second = Second()

    var body: some View {
        Text(second.text).called("Text")
        SecondToggle(second: second)
    }
}

final class Third: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ThirdToggle: View {
    @ObservedObject var third: Third

    var body: some View { Toggle("On", isOn: $third.isOn) }
}

struct ThirdView: View {
    @StateObject private var third = Third()

    var body: some View {
        Text(third.text).marked("Text")
        ThirdToggle(third: third)
    }
}

struct Title: View {
    @State private var name: String

    init(name: String) {
        let isShort = UserDefaults.standard.bool(forKey: "short")
        _name = State(initialValue: isShort ? name : name + "!")
    }

    var body: some View { Text(UserDefaults.standard.bool(forKey: "short") ? "" : name) }
}

final class Fourth: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct FourthToggle: View {
    @ObservedObject var fourth: Fourth

    var body: some View { Toggle("On", isOn: $fourth.isOn) }
}

struct FourthView: View {
    @StateObject private var fourth = Fourth()

    var body: some View {
        Text(fourth.text)
        Title(name: "Text")
        FourthToggle(fourth: fourth)
    }
}

struct Line: View {
    @State private var name: String

    init(name: String) { _name = State(initialValue: name) }

    var body: some View { Text(UserDefaults.standard.bool(forKey: "short") ? "" : name) }
}

final class Fifth: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct FifthToggle: View {
    @ObservedObject var fifth: Fifth

    var body: some View { Toggle("On", isOn: $fifth.isOn) }
}

struct FifthView: View {
    @StateObject private var fifth = Fifth()

    var body: some View {
        Text(fifth.text)
        Line(name: UserDefaults.standard.bool(forKey: "short") ? "a" : "b")
        FifthToggle(fifth: fifth)
    }
}
