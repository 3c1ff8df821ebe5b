// Catalogue 61, 76: functions that take any publisher, and publishers of one object that are merged.
import Combine
import SwiftUI

enum Phase {
    case idle, busy
}

struct Point {
    var x = 0
}

@Observable
final class Form {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    var mail = "" { willSet { mailSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var mailSubject = CurrentValueSubject<String, Never>(_mail)
    var phase = Phase.idle { willSet { phaseSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var phaseSubject = CurrentValueSubject<Phase, Never>(_phase)
    var origin = Point(x: 1) { willSet { originSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var originSubject = CurrentValueSubject<Point, Never>(_origin)
}

func values<P: Publisher>(of publisher: P, limit: Int = 1) -> AnyCancellable where P.Failure == Never {
    publisher.sink { print($0, limit) }
}

func follow(_ form: Form) -> [AnyCancellable] {
    [
        values(of: form.nameSubject), values(of: form.phaseSubject, limit: 2), values(of: form.originSubject),
        Publishers.MergeMany(form.nameSubject, form.mailSubject).sink { print($0) },
    ]
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField(form.name, text: $form.mail)
        Text("\(form.origin.x)")
        if case .busy = form.phase { ProgressView() }
    }
}
