// Catalogue 38, 44: observers set what other views read.
import SwiftUI

final class Converter: ObservableObject {
    @Published var metres = 1.0 {
        didSet {
            feet = metres * 3
            if metres < 0 { metres = 0 }
        }
    }
    @Published private(set) var feet = 3.0 {
        didSet { history.append(feet) }
    }
    @Published private(set) var history: [Double] = []
}

struct Root: View {
    @StateObject private var converter = Converter()

    var body: some View {
        Button("More") { converter.metres += 1 }
        Button("Less") { converter.metres -= 2 }
        FeetView(converter: converter)
        HistoryView(converter: converter)
    }
}

struct FeetView: View {
    @ObservedObject var converter: Converter

    var body: some View {
        Text("\(converter.metres) m, \(converter.feet) ft")
    }
}

struct HistoryView: View {
    @ObservedObject var converter: Converter

    var body: some View {
        Text(converter.history.map { "\($0)" }.joined(separator: " "))
    }
}
