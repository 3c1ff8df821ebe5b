// Catalogue 206: the first value that the attribute is given goes behind the property.
import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published(initialValue: 5) var count: Int
    @Published(wrappedValue: "Anna") var name
    @Published(initialValue: -1) var offset: Double { didSet { print(offset) } }
    @Published(initialValue: nil) var choice: String?
    @Published(initialValue: [1, 2]) private(set) var numbers: [Int]
    @Published(initialValue: Calendar.current.isDateInToday(Date()) ? 1 : 2) var day: Int
    @Published() var size = 1
    @Published<Double>(initialValue: 1) var ratio
    @Combine.Published(wrappedValue: true) var isOn
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.count) \(settings.name) \(settings.offset) \(settings.choice ?? "") \(settings.numbers.count)")
        Text("\(settings.day) \(settings.size) \(settings.ratio) \(settings.isOn ? 1 : 0)")
    }
}
