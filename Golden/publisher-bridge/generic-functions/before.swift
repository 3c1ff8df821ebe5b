// Catalogue 61, 76: functions that take any publisher, and publishers of one object that are merged.
import Combine
import SwiftUI

enum Phase {
    case idle, busy
}

struct Point {
    var x = 0
}

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
    @Published var phase = Phase.idle
    @Published var origin = Point(x: 1)
}

func values<P: Publisher>(of publisher: P, limit: Int = 1) -> AnyCancellable where P.Failure == Never {
    publisher.sink { print($0, limit) }
}

func follow(_ form: Form) -> [AnyCancellable] {
    [
        values(of: form.$name), values(of: form.$phase, limit: 2), values(of: form.$origin),
        Publishers.MergeMany(form.$name, form.$mail).sink { print($0) },
    ]
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        TextField(form.name, text: $form.mail)
        Text("\(form.origin.x)")
        if case .busy = form.phase { ProgressView() }
    }
}
