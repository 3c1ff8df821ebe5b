// Catalogue 83: a member gets the view that the function makes and keeps it, and a view shows it again and again.
import SwiftUI
import UIKit

protocol Presenting: AnyObject {
    var view: AnyView? { get set }
}

final class Presenter: Presenting {
    var view: AnyView?
}

enum Overlay {
    static func place(in presenter: any Presenting) { presenter.view = AnyView(DetailModule.view(id: 2)) }
}

enum DetailModule {
    @ViewBuilder
    static func view(id: Int) -> some View { DetailView(id: id) }
}

final class Detail: ObservableObject {
    @Published var name = ""
    let id: Int

    init(id: Int) { self.id = id }
}

struct DetailView: View {
    @StateObject private var detail: Detail

    init(id: Int) { _detail = StateObject(wrappedValue: Detail(id: id)) }

    var body: some View { TextField("Name", text: $detail.name) }
}

struct MainView: View {
    let presenter: Presenter
    @State private var isShown = false

    var body: some View {
        Button("Place") { Overlay.place(in: presenter) }
        Button("Show") { isShown.toggle() }
        if isShown { presenter.view }
    }
}
