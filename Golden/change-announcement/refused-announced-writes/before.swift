// Catalogue 46, 47, 67, 69: in the safe tier such classes ask for the assisted one.
import Combine
import SwiftUI

final class Child: ObservableObject {
    @Published var name = ""
}

final class Model: ObservableObject {
    let child = Child()
    var volume = 1.0 { willSet { objectWillChange.send() } }
    @Published var count = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    func increase() {
        count += 1
        objectWillChange.send()
    }

    var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "isOn") }
        set { objectWillChange.send(); UserDefaults.standard.set(newValue, forKey: "isOn") }
    }
}

struct ContentView: View {
    @StateObject private var model = Model()

    var body: some View {
        Toggle("\(model.child.name) \(model.volume) \(model.count)", isOn: $model.isOn)
    }
}
