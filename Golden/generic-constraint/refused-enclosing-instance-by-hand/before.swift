// Catalogue 154: somebody writes the call that the compiler makes.
import SwiftUI

@propertyWrapper
struct Counted {
    private var value = 0

    @available(*, unavailable)
    var wrappedValue: Int {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Int) {
        value = wrappedValue
    }

    static subscript<EnclosingSelf: ObservableObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Int>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Counted>
    ) -> Int {
        get { object[keyPath: storageKeyPath].value }
        set { object[keyPath: storageKeyPath].value = newValue }
    }
}

final class Meter: ObservableObject {
    @Published var title = ""
    var number = 0
    var counted = Counted(wrappedValue: 0)
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(meter.title).onAppear {
            Counted[_enclosingInstance: meter, wrapped: \.number, storage: \.counted] = 3
        }
    }
}
