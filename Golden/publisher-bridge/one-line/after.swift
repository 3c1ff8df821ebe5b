// Catalogue 60: a class on one line.
import Combine
import SwiftUI

@Observable
final class Flag { var isOn = false { willSet { isOnSubject.send(newValue) } }; @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn) }

struct FlagView: View {
    @Bindable var flag: Flag
    @State private var count = 0

    var body: some View {
        Toggle("On", isOn: $flag.isOn)
        Text("\(count)").onReceive(flag.isOnSubject.removeDuplicates()) { _ in count += 1 }
    }
}
