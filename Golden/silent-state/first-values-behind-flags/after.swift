// Catalogue 213: the first value of a property asks the clock, and is shown only where a flag is set, which it is not.
import SwiftUI

struct DayPicker: View {
    @Binding var date: Date
    var isFuture = false
    let tomorrow = Date()

    var body: some View {
        if isFuture {
            Text("\(tomorrow)")
        } else {
            DatePicker("Day", selection: $date)
        }
    }
}

@Observable
final class Model {
    var date = Date.distantPast
    var isOn = false
}

struct ModelView: View {
    @State private var model = Model()

    var body: some View {
        DayPicker(date: $model.date)
        ModelToggle(model: model)
    }
}

struct ModelToggle: View {
    @Bindable var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}
