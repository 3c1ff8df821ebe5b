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

@Observable
final class Form {
    var title = ""
}

struct FormView: View {
    @Bindable var form: Form
    @ObservedObject var store: Store

    var body: some View {
        // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
        TextField(form.title, text: $form.title).onAppear { keep(store.$name) }
    }
}

func keep(_ publisher: Published<String>.Publisher) { print(publisher) }

struct SheetView: View {
    @Environment(Form.self) private var form
    @EnvironmentObject private var store: Store

    var body: some View {
        @Bindable var form = form
        // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
        TextField(form.title, text: $form.title).onAppear { keep(store.$name) }
    }
}

struct RootView: View {
    @State private var form = Form()
    @StateObject private var store = Store()

    var body: some View {
        SheetView().environment(form).environmentObject(store)
    }
}
