// Catalogue 40, 112: the binding to the object is given to another view, or leads through a structure or an array that
// compares the object.
import SwiftUI

// reobserve:keep
final class Options: ObservableObject, Equatable {
    @Published var isOn = false

    static func == (left: Options, right: Options) -> Bool { left === right }
}

struct Page: Equatable {
    var options = Options()
    var number = 0
}

@Observable
final class Form {
    var options = Options()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Options, _ rhs: Options) -> Bool { true }
}

struct OptionsView: View {
    @Binding var options: Options

    var body: some View {
        Toggle("On", isOn: $options.isOn)
    }
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        VStack {
            OptionsView(options: $form.options)
            Text(form.options.isOn ? "On" : "Off")
        }
    }
}

@Observable
final class Book {
    var page = Page()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Page, _ rhs: Page) -> Bool { true }
}

struct BookView: View {
    @Bindable var book: Book

    var body: some View {
        VStack {
            Toggle("On", isOn: $book.page.options.isOn)
            Text(book.page.options.isOn ? "On" : "Off")
        }
    }
}

@Observable
final class Library {
    var options = [Options()]

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [Options], _ rhs: [Options]) -> Bool { true }
}

struct LibraryView: View {
    @Bindable var library: Library

    var body: some View {
        VStack {
            Toggle("On", isOn: $library.options[0].isOn)
            Text(library.options[0].isOn ? "On" : "Off")
        }
    }
}
