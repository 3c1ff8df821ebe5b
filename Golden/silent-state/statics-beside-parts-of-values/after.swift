// Catalogue 35: a local that begins as a part of a value is an object, whose variable is not the static one of the name.
import SwiftUI

extension UIColor {
    static var title = UIColor()
}

final class TitleController: UIViewController {
    func setUp(_ window: UIWindow) {
        let root = window.rootViewController
        root?.title = "Main"
        if let other = window.rootViewController { other.title = "Other" }
    }
}

@Observable
final class Model {
    var text = ""
    var isOn = false
}

struct ModelView: View {
    @State private var model = Model()

    var body: some View {
        Text(model.text).background(Color(UIColor.title))
        ModelToggle(model: model)
    }
}

struct ModelToggle: View {
    @Bindable var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}
