// Catalogue 83: a property of that name gets a value; the function that makes the view is called only where it is
// shown.
import SwiftUI
import UIKit

protocol Presenting: AnyObject {
    var view: UIView? { get set }
}

protocol Dismissing: AnyObject {}

final class Overlay: UIView {
    func place(_ presenter: any Presenting & Dismissing) { presenter.view = self }
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
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { DetailModule.view(id: 1) }
    }
}
