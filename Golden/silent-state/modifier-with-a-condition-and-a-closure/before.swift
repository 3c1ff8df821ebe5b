// Catalogue 83, 213: a modifier shows the view by the closure that its caller gives it.
import SwiftUI

final class Form: ObservableObject {
    @Published var day = ""
    @Published var isSaved = false

    func save() { isSaved = true }
}

struct DayPicker: View {
    @State private var date: Date

    init() {
        _date = State(initialValue: Date())
    }

    var body: some View {
        DatePicker("Day", selection: $date)
    }
}

struct DayRow: View {
    var isRounded = true
    let remove: () -> Void

    var body: some View {
        HStack {
            DayPicker()
            Button("Remove", action: remove)
        }
        .if(isRounded) { view in
            view.padding()
        }
    }
}

struct FormView: View {
    @StateObject private var form = Form()

    var body: some View {
        VStack {
            DayRow(remove: { form.day = "" })
            Button("Save") { form.save() }
        }
        .onChange(of: form.day) { print(form.isSaved) }
    }
}

extension View {
    @ViewBuilder
    func `if`(_ condition: Bool, transform: (Self) -> some View) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}
