// Catalogue 47: what a view shows is asked of functions that values hold, so that the send is what updates it.
import Foundation
import SwiftUI

struct Field {
    let getter: () -> String
    let setter: (String) -> Void
}

@Observable
final class Draft {
    let fields: [Field]
    var values: [String]

    init(fields: [Field]) {
        self.fields = fields
        values = fields.map { $0.getter() }
    }

    var hasChanges: Bool {
        zip(values, fields).contains { $0 != $1.getter() }
    }

    func save() {
        for (value, field) in zip(values, fields) { field.setter(value) }
        withMutation(keyPath: \.values) {}
    }
}

struct SaveRow: View {
    var draft: Draft

    var body: some View {
        Button("Save") { draft.save() }.disabled(!draft.hasChanges)
    }
}

func makeField() -> Field {
    Field(
        getter: { UserDefaults.standard.string(forKey: "name") ?? "" },
        setter: { UserDefaults.standard.set($0, forKey: "name") })
}
