import Combine
import SwiftUI

/// A model, its views, and what gets in the way.
@MainActor
final class Kettle: ObservableObject {
    @Published var temperature = 20.0 { didSet { if temperature > 99 { isBoiling = true } } }
    @Published private(set) var isBoiling = false
    @Published var name: String?, owner = ""
    let id = UUID()
    private var timer: Timer?
    private var subscriptions: Set<AnyCancellable> = []
    lazy var label = "\(name ?? "kettle") \(temperature)"

    init() {
        $temperature.sink { [weak self] in self?.owner = "\($0)" }.store(in: &subscriptions)
    }

    func heat() {
        objectWillChange.send()
        Task { @MainActor in temperature += 1 }
    }
}

class Teapot: Kettle { @Published var leaves = [Leaf]() }
struct Leaf: Identifiable { let id: Int }
extension Kettle: Hashable {
    nonisolated static func == (l: Kettle, r: Kettle) -> Bool { l === r }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct KettleView: View {
    @StateObject private var kettle = Kettle()
    @ObservedObject var other: Kettle
    @EnvironmentObject private var teapot: Teapot
    @State var text = ""

    init(other: Kettle) {
        _kettle = StateObject(wrappedValue: Kettle())
        self.other = other
    }

    var body: some View {
        VStack {
            Slider(value: $kettle.temperature, in: 0...100)
            TextField("Name", text: $other.owner)
            ForEach(teapot.leaves) { leaf in Text("\(leaf.id)") }
            Child(kettle: kettle).environmentObject(kettle).environmentObject(teapot)
        }
        .onReceive(kettle.$isBoiling) { print($0) }
        .onReceive(other.objectWillChange) { _ in }
        .onChange(of: kettle.temperature) { heat in teapot.temperature = heat }
        .sheet(isPresented: .constant(true)) { Child(kettle: other) }
    }
}

struct Child: View {
    @ObservedObject var kettle: Kettle
    var body: some View { Toggle("Boils", isOn: Binding(get: { kettle.isBoiling }, set: { _ in kettle.heat() })) }
}

@main
struct KitchenApp: App {
    @StateObject var teapot = Teapot()
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene { WindowGroup { KettleView(other: Kettle()).environmentObject(teapot) } }
}

#Preview {
    @Previewable @StateObject var kettle = Kettle()
    Child(kettle: kettle).environmentObject(Teapot())
}
