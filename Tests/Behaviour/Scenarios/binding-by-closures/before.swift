// Catalogue 101, 192: bindings made of closures stay as they are.
import SwiftUI

final class Tank: ObservableObject {
    @Published var litres = 10
    @Published var names = ["tank"]
}

struct Root: View {
    @StateObject private var tank = Tank()

    var body: some View {
        TextField("Litres", text: Binding(get: { "\(tank.litres)" }, set: { tank.litres = Int($0) ?? 0 }))
        LowToggle(tank: tank)
        Text("\(tank.litres) in \(tank.names[0])")
    }
}

struct LowToggle: View {
    @ObservedObject var tank: Tank

    private var isLow: Binding<Bool> {
        Binding(get: { tank.litres < 5 }, set: { tank.litres = $0 ? 1 : 20 })
    }

    var body: some View {
        Toggle("Low", isOn: isLow)
        TextField("Name", text: $tank.names[0])
    }
}
