// Catalogue 61, 76: a function for each publisher, and one of the same name for sequences that come later.
import Combine
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
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
    [fulfillment(form.$name) { $0.isEmpty }, fulfillment(form.$mail, limit: 2) { !$0.isEmpty }]
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        TextField(form.name, text: $form.mail)
    }
}
