// Catalogue 210: Bindable, State and Environment mean other things in the views: aliases, associated types, generic parameters, nested types.
import SwiftUI

@Observable
final class Form {
    var isOn = true
}

protocol Screen {
    associatedtype State
    associatedtype Environment
    associatedtype Bindable
    var state: State { get }
    var environment: Environment { get }
    var bindable: Bindable { get }
}

struct AssociatedView: View, Screen {
    @SwiftUI.Bindable var form: Form
    @SwiftUI.State private var own = Form()
    @SwiftUI.Environment(Form.self) private var shared
    var state: Int { 1 }
    var environment: Int { 1 }
    var bindable: Int { 1 }

    var body: some View {
        VStack {
            Toggle("Form", isOn: $form.isOn)
            Toggle("Own", isOn: $own.isOn)
            row
        }
    }

    private var row: some View { Toggle("Shared", isOn: SwiftUI.Bindable(shared).isOn) }
}

struct AliasView: View {
    typealias Bindable = Int

    @SwiftUI.Bindable var form: Form

    var body: some View {
        Toggle("Form", isOn: $form.isOn)
    }
}

protocol Themed {}

extension Themed {
    typealias State = Int
    typealias Environment = String
}

struct ThemedView: View, Themed {
    @SwiftUI.State private var own = Form()
    @SwiftUI.Environment(Form.self) private var shared

    var body: some View {
        Toggle("Own", isOn: $own.isOn).disabled(shared.isOn)
    }
}

struct GenericView<State, Environment>: View {
    let state: State
    let environment: Environment
    @SwiftUI.State private var own = Form()
    @SwiftUI.Environment(Form.self) private var shared

    var body: some View {
        Toggle("Own", isOn: $own.isOn).disabled(shared.isOn)
    }
}

enum Feature {}

extension Feature {
    struct NestedView: View {
        @SwiftUI.State private var own: Form
        var form: Form

        init(form: Form) {
            _own = SwiftUI.State(initialValue: Form())
            self.form = form
        }

        var body: some View {
            Toggle("Own", isOn: $own.isOn).disabled(form.isOn)
        }
    }
}

class Panel {
    typealias Bindable = [String]
}

final class Inspector: Panel {
    struct InspectorView: View {
        @SwiftUI.Bindable var form: Form

        var body: some View {
            Toggle("Form", isOn: $form.isOn)
        }
    }
}
