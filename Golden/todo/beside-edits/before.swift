// Catalogue 60, 124: a comment beside edits of other types: above its own line, behind the lines that a rule inserts there.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
    @Published var city = ""
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.name + store.city)
    }
}

final class Form: ObservableObject {
    @Published var title = ""
}

struct FormView: View {
    @ObservedObject var form: Form
    @ObservedObject var store: Store

    var body: some View {
        TextField(form.title, text: $form.title).onAppear { keep(store.$name) }
    }
}

func keep(_ publisher: Published<String>.Publisher) { print(publisher) }

struct SheetView: View {
    @EnvironmentObject private var form: Form
    @EnvironmentObject private var store: Store

    var body: some View {
        TextField(form.title, text: $form.title).onAppear { keep(store.$name) }
    }
}

struct RootView: View {
    @StateObject private var form = Form()
    @StateObject private var store = Store()

    var body: some View {
        SheetView().environmentObject(form).environmentObject(store)
    }
}
