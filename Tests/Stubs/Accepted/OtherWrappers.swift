// State that is not an object stays as it is.
import SwiftUI

enum Theme: String {
    case light, dark
}

struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    @Entry var limit: Int = 10
    @Entry var title: String?
}

struct Settings: View {
    enum Field: Hashable { case name, mail }

    @State private var count = 0
    @State private var optional: String?
    @Binding var isOn: Bool
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("name") private var name = ""
    @AppStorage("last") private var last: String?
    @SceneStorage("tab") private var tab = 0
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    @Namespace private var namespace
    @ScaledMetric private var size = 10.0
    @GestureState private var offset = CGSize.zero
    @Environment(\.accent) private var accent
    @Environment(\.limit) private var limit: Int

    var body: some View {
        Form {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .focused($isFocused)
            Toggle("On", isOn: $isOn)
            Stepper("Count", value: $count, in: 0...limit)
            Slider(value: .constant(0.5), in: 0...1)
            Picker("Theme", selection: $theme) {
                Text("Light").tag(Theme.light)
                Text("Dark").tag(Theme.dark)
            }
            .pickerStyle(.segmented)
            Toggle("Even", isOn: Binding(get: { count % 2 == 0 }, set: { count = $0 ? 0 : 1 }))
            Circle().fill(accent).matchedGeometryEffect(id: "circle", in: namespace)
        }
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
        .environment(\.accent, .red)
        .environment(\.title, last)
        .animation(.easeInOut(duration: size), value: offset.width)
    }
}
