// Catalogue 88: code uses the object of a view that it has made, which SwiftUI doesn't show yet: another object each time, and now the view's own.
import SwiftUI
import UIKit

final class First: ObservableObject {
    @Published var title = "a"
}

struct FirstView: View {
    @StateObject var model = First()

    var body: some View {
        Text(model.title)
    }

    static func titled(_ title: String) -> FirstView {
        let view = FirstView()
        view.model.title = title
        return view
    }
}

final class Second: ObservableObject {
    @Published var title = "a"
}

struct SecondView: View {
    @StateObject var model = Second()

    var body: some View {
        Text(model.title)
    }

    func titled(_ title: String) -> SecondView {
        model.title = title
        return self
    }
}

final class Third: ObservableObject {
    @Published var title = "a"
}

struct ThirdView: View {
    @StateObject var model = Third()

    var body: some View {
        Text(model.title)
    }
}

@MainActor
func controller() -> UIViewController {
    let controller = UIHostingController(rootView: ThirdView())
    controller.rootView.model.title = "b"
    return controller
}

final class Fourth: ObservableObject {
    @Published var title = "a"
    let id: Int

    init(id: Int) {
        self.id = id
    }
}

struct FourthView: View {
    @StateObject private var model: Fourth

    init(id: Int, title: String) {
        _model = StateObject(wrappedValue: Fourth(id: id))
        model.title = title
    }

    var body: some View {
        Text(model.title)
    }
}

struct RootView: View {
    var body: some View {
        FirstView.titled("b")
        SecondView().titled("b")
        FourthView(id: 1, title: "b")
    }
}
