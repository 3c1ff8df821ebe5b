// Catalogue 213: the first value of a property asks the clock, and a flag of the view that makes it may be set.
import SwiftUI

struct PickerFirst: View {
    @Binding var date: Date
    var isFuture = false
    let tomorrow = Date()

    var body: some View {
        if isFuture {
            Text("\(tomorrow)")
        } else {
            Text("\(date)")
        }
    }
}

final class First: ObservableObject {
    @Published var date = Date.distantPast
    @Published var isOn = false
}

struct FirstView: View {
    @StateObject private var model = First()

    var body: some View {
        PickerFirst(date: $model.date, isFuture: true)
        FirstToggle(model: model)
    }
}

struct FirstToggle: View {
    @ObservedObject var model: First

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct PickerSecond: View {
    @Binding var date: Date
    var isFuture = false
    let tomorrow = Date()

    var body: some View {
        if isFuture {
            Text("\(tomorrow)")
        } else {
            Text("\(date)")
        }
    }
}

extension PickerSecond {
    func future() -> Self {
        var copy = self
        copy.isFuture = true
        return copy
    }
}

final class Second: ObservableObject {
    @Published var date = Date.distantPast
    @Published var isOn = false
}

struct SecondView: View {
    @StateObject private var model = Second()

    var body: some View {
        PickerSecond(date: $model.date).future()
        SecondToggle(model: model)
    }
}

struct SecondToggle: View {
    @ObservedObject var model: Second

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct PickerThird: View {
    @Binding var date: Date
    var isFuture = false
    let tomorrow = Date()

    var body: some View {
        if isFuture {
            Text("\(tomorrow)")
        } else {
            Text("\(date) and \(tomorrow)")
        }
    }
}

final class Third: ObservableObject {
    @Published var date = Date.distantPast
    @Published var isOn = false
}

struct ThirdView: View {
    @StateObject private var model = Third()

    var body: some View {
        PickerThird(date: $model.date)
        ThirdToggle(model: model)
    }
}

struct ThirdToggle: View {
    @ObservedObject var model: Third

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct PickerFourth: View {
    @Binding var date: Date
    @State var isFuture = false
    let tomorrow = Date()

    var body: some View {
        if isFuture {
            Text("\(tomorrow)")
        } else {
            Text("\(date)")
        }
    }
}

final class Fourth: ObservableObject {
    @Published var date = Date.distantPast
    @Published var isOn = false
}

struct FourthView: View {
    @StateObject private var model = Fourth()

    var body: some View {
        PickerFourth(date: $model.date)
        FourthToggle(model: model)
    }
}

struct FourthToggle: View {
    @ObservedObject var model: Fourth

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct PickerFifth: View {
    @Binding var date: Date
    var isFuture = true
    let tomorrow = Date()

    var body: some View {
        if isFuture {
            Text("\(tomorrow)")
        } else {
            Text("\(date)")
        }
    }
}

final class Fifth: ObservableObject {
    @Published var date = Date.distantPast
    @Published var isOn = false
}

struct FifthView: View {
    @StateObject private var model = Fifth()

    var body: some View {
        PickerFifth(date: $model.date)
        FifthToggle(model: model)
    }
}

struct FifthToggle: View {
    @ObservedObject var model: Fifth

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct PickerSixth: View {
    @Binding var date: Date
    var isFuture = false
    let tomorrow = Date()

    var body: some View {
        if isFuture {
            Text("\(tomorrow)")
        } else {
            Text("\(date)")
        }
    }
}

extension PickerSixth {
    func setting(_ path: WritableKeyPath<Self, Bool>) -> Self {
        var copy = self
        copy[keyPath: path] = true
        return copy
    }
}

final class Sixth: ObservableObject {
    @Published var date = Date.distantPast
    @Published var isOn = false
}

struct SixthView: View {
    @StateObject private var model = Sixth()

    var body: some View {
        PickerSixth(date: $model.date).setting(\.isFuture)
        SixthToggle(model: model)
    }
}

struct SixthToggle: View {
    @ObservedObject var model: Sixth

    var body: some View { Toggle("On", isOn: $model.isOn) }
}
