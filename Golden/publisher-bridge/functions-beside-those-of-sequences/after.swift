// Catalogue 61, 76: a function for each publisher, and one of the same name for sequences that come later.
import Combine
import SwiftUI

@Observable
final class Form {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    var mail = "" { willSet { mailSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var mailSubject = CurrentValueSubject<String, Never>(_mail)
}

struct Fulfillment {
    let cancellable: AnyCancellable?
}

func fulfillment<P: Publisher<P.Output, Never>>(
    _ publisher: P, limit: Int = 1, until condition: @escaping (P.Output) -> Bool
) -> Fulfillment where P.Output: Sendable {
    Fulfillment(cancellable: publisher.sink { print(condition($0), limit) })
}

func fulfillment<Value: Sendable>(
    _ sequence: any AsyncSequence<Value, Never>, limit: Int = 1, until condition: @escaping (Value) -> Bool
) -> Fulfillment {
    Fulfillment(cancellable: nil)
}

func follow(_ form: Form) -> [Fulfillment] {
    [fulfillment(form.nameSubject) { $0.isEmpty }, fulfillment(form.mailSubject, limit: 2) { !$0.isEmpty }]
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField(form.name, text: $form.mail)
    }
}
