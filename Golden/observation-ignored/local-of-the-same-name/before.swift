// Catalogue 35: what an initializer reads is a local with the name of the property.
import SwiftUI

final class Picker: ObservableObject {
    @Published var count = 0
    var picks: [Int] = [] {
        didSet { count = picks.count }
    }
    let all: [Int]

    init() {
        do {
            let picks = try Picker.load()
            all = picks
        } catch {
            all = []
        }
    }

    private static func load() throws -> [Int] { [1, 2] }
}

struct PickerView: View {
    @ObservedObject var picker: Picker

    var body: some View {
        Text("\(picker.count) of \(picker.all.count): \(picker.picks.description)")
        Button("Pick") { picker.picks = [1] }
    }
}
