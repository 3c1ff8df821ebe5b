// Catalogue 103, 222: functions that are held make objects which are kept, read nothing, or are made for events only; or the body followed what they read.
import SwiftUI

@Observable
final class Cart {
    static let shared = Cart()
    var items: [Int] = []
}

@Observable
final class Row {
    var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct RowView: View {
    @Bindable var row: Row

    var body: some View {
        Stepper("\(row.number)", value: $row.number)
    }
}

final class Container {
    static let shared = Container()
    private var makers: [ObjectIdentifier: () -> Any] = [ObjectIdentifier(Row.self): { Row(.shared) }]
    private var made: [ObjectIdentifier: Any] = [:]

    func resolve<T>() -> T {
        if let known = made[ObjectIdentifier(T.self)] as? T { return known }
        let new = makers[ObjectIdentifier(T.self)]!() as! T
        made[ObjectIdentifier(T.self)] = new
        return new
    }
}

struct ContainerView: View {
    var body: some View {
        VStack { RowView(row: Container.shared.resolve()) }
    }
}

struct Factory {
    var make: (Cart) -> Row = { Row($0) }
}

let factory = Factory()

struct CartView: View {
    var cart: Cart
    @State private var picked: Row?

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
        RowView(row: factory.make(cart))
        Button("Pick") { picked = factory.make(cart) }
        if let picked { RowView(row: picked) }
    }
}

@Observable
final class Note {
    var text: String

    init(text: String) {
        self.text = text
    }
}

struct NoteView: View {
    @Bindable var note: Note

    var body: some View {
        TextField("Text", text: $note.text)
    }
}

struct NotesView: View {
    let makers = [{ Note(text: "") }, { Note(text: "a") }]

    var body: some View {
        NoteView(note: makers[0]())
        NoteView(note: makers.map { $0() }[1])
    }
}
