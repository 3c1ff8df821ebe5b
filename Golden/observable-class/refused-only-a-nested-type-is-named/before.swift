// Catalogue 65: views name a type within the class only, which is no use of the class.
import SwiftUI

final class PollConfiguration: ObservableObject {
    @Published var options: [Option] = []

    enum Option: String, CaseIterable {
        case day, week
    }
}

struct PollView: View {
    @State private var option = PollConfiguration.Option.day

    var body: some View {
        ForEach(PollConfiguration.Option.allCases, id: \.self) { Text($0.rawValue) }
        Text(option.rawValue)
    }
}
