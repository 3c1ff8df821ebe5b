// Catalogue 103, 222: a factory, a container or an argument holds the function that makes the object, whose init reads what the body did not observe.
import SwiftUI

final class Cart: ObservableObject {
    static let shared = Cart()
    @Published var items: [Int] = []
}

final class Row: ObservableObject {
    @Published var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct RowView: View {
    @ObservedObject var row: Row

    var body: some View {
        Stepper("\(row.number)", value: $row.number)
    }
}

struct Factory {
    var make: (Cart) -> Row

    static let live = Factory { Row($0) }
}

struct FactoryView: View {
    var body: some View {
        VStack { RowView(row: Factory.live.make(.shared)) }
    }
}

final class Form: ObservableObject {
    @Published var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Stepper("\(form.number)", value: $form.number)
    }
}

final class Container {
    static let shared = Container()
    private var makers: [ObjectIdentifier: () -> Any] = [:]

    func register<T>(_ type: T.Type, _ maker: @escaping () -> T) {
        makers[ObjectIdentifier(type)] = maker
    }

    func resolve<T>() -> T {
        makers[ObjectIdentifier(T.self)]!() as! T
    }
}

func registerAll() {
    Container.shared.register(Form.self) {
        let form = Form(.shared)
        return form
    }
}

struct ContainerView: View {
    var body: some View {
        VStack { FormView(form: Container.shared.resolve()) }
    }
}

final class Draft: ObservableObject {
    @Published var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        Stepper("\(draft.number)", value: $draft.number)
    }
}

func build<T>(_ make: (Cart) -> T) -> T {
    make(.shared)
}

struct BuilderView: View {
    var body: some View {
        VStack { DraftView(draft: build(Draft.init)) }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
    }
}
