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

final class Form: ObservableObject {
    @Published var options = Options()
}

struct OptionsView: View {
    @Binding var options: Options

    var body: some View {
        Toggle("On", isOn: $options.isOn)
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        VStack {
            OptionsView(options: $form.options)
            Text(form.options.isOn ? "On" : "Off")
        }
    }
}

final class Book: ObservableObject {
    @Published var page = Page()
}

struct BookView: View {
    @ObservedObject var book: Book

    var body: some View {
        VStack {
            Toggle("On", isOn: $book.page.options.isOn)
            Text(book.page.options.isOn ? "On" : "Off")
        }
    }
}

final class Library: ObservableObject {
    @Published var options = [Options()]
}

struct LibraryView: View {
    @ObservedObject var library: Library

    var body: some View {
        VStack {
            Toggle("On", isOn: $library.options[0].isOn)
            Text(library.options[0].isOn ? "On" : "Off")
        }
    }
}
