// Catalogue 83: a method that may show the view again, in another host or later, keeps the value.
import SwiftUI
import UIKit

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct PageView: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("Number", value: $page.number)
    }
}

final class Note: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(number: Int) {
        _note = StateObject(wrappedValue: Note(number: number))
    }

    var body: some View {
        Stepper("Number", value: $note.number)
    }
}

extension View {
    func inTwoHosts() -> [UIViewController] {
        let first = UIHostingController(rootView: self)
        let second = UIHostingController(rootView: padding())
        return [first, second]
    }

    func made() -> () -> UIViewController {
        let make = { UIHostingController(rootView: self) }
        return make
    }
}

@MainActor
final class Router {
    func open(from controller: UIViewController) {
        let pages = PageView(number: 1).inTwoHosts()
        for page in pages { controller.present(page, animated: true) }
        let make = NoteView(number: 1).made()
        controller.present(make(), animated: true)
        controller.present(make(), animated: true)
    }
}
