// Catalogue 60: a class on one line.
import Combine
import SwiftUI

final class Flag: ObservableObject { @Published var isOn = false }

struct FlagView: View {
    @ObservedObject var flag: Flag
    @State private var count = 0

    var body: some View {
        Toggle("On", isOn: $flag.isOn)
        Text("\(count)").onReceive(flag.$isOn.removeDuplicates()) { _ in count += 1 }
    }
}
