// Catalogue 40: what a field is bound to stores another value than it is given; each assignment updated the field.
import SwiftUI

@Observable
final class Form {
    var code = ""
    private(set) var digits = ""
    private(set) var isOn = false
    var note = ""
    var rows: [Row] = []
    var page: Int? = 0
    var zoom = 1.0
    var volume: Float = 1
    var time: TimeInterval = 1
    var tags: Set<String> = []
    var color: Color = .red

    var plate: String {
        get { note }
        set { note = newValue.uppercased() }
    }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [Row], _ rhs: [Row]) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Int?, _ rhs: Int?) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Double, _ rhs: Double) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Float, _ rhs: Float) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Color, _ rhs: Color) -> Bool { true }

    func type(_ text: String) { digits = text.filter(\.isNumber) }

    func show(_ page: Int?) {
        let page = page.map { min($0, 9) }
        self.page = page
    }

    func scale(_ old: Double, _ new: Double) { zoom = old }

    func color(_ color: Color) {
        if color == .clear { return }
        self.color = color
    }

    func turn(_ row: Row, on isOn: Bool) { rows = rows.map { $0.name == row.name ? row : $0 } }

    func request(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = false
    }
}

struct Row: Equatable {
    var name = ""
    var isOn = false
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField("Code", text: Binding(get: { form.code }, set: { form.code = String($0.prefix(4)) }))
        TextField("Digits", text: Binding(get: { form.digits }, set: { form.type($0) }))
        TextField("Plate", text: $form.plate)
        Toggle("On", isOn: isOn)
        Stepper("Page", value: Binding(get: { page }, set: { form.show($0) }))
        Slider(value: $form.volume.limited(to: 2))
        Slider(value: .init(get: { form.time }, set: { form.time = max($0, 1) }))
        Slider(value: .init(get: { form.zoom }, set: { form.scale(1, $0) }))
        ColorPicker("Color", selection: Binding(get: { form.color }, set: { form.color($0) }))
        ForEach(form.rows, id: \.name) { row in
            Toggle(row.name, isOn: Binding(get: { row.isOn }, set: { form.turn(row, on: $0) }))
        }
    }

    private var page: Int { form.page ?? 0 }

    private var isOn: Binding<Bool> {
        Binding { form.isOn } set: { form.request($0) }
    }
}

extension Binding where Value == Float {
    func limited(to limit: Float) -> Binding {
        Binding(get: { wrappedValue }, set: { wrappedValue = Swift.min($0, limit) })
    }
}
