// Catalogue 35: a static variable is set by its type, also by a local that is the type.
import SwiftUI

extension UIColor {
    static var prompt = UIColor()
    static var hint = UIColor()
    static var note = UIColor()
}

struct Palette {
    let colors: UIColor.Type
    let others = UIColor.self
}

func setUp() {
    let type = UIColor.self
    type.prompt = UIColor.red
}

func setUp(_ palette: Palette) {
    let type = palette.colors
    type.hint = UIColor.red
    let others = palette.others
    others.note = UIColor.red
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
        Text(model.text).background(Color(UIColor.prompt))
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
        Text(second.text).background(Color(UIColor.hint))
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
        Text(third.text).background(Color(UIColor.note))
        ThirdToggle(third: third)
    }
}
