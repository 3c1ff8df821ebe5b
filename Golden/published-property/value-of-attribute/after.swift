// Catalogue 206: the first value that the attribute is given goes behind the property.
import Combine
import SwiftUI

@Observable
final class Settings {
    var count: Int = 5
    var name = "Anna"
    var offset: Double = -1 { didSet { print(offset) } }
    var choice: String? = nil
    private(set) var numbers: [Int] = [1, 2]
    var day: Int = Calendar.current.isDateInToday(Date()) ? 1 : 2
    var size = 1
    var ratio: Double = 1
    var isOn = true
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.count) \(settings.name) \(settings.offset) \(settings.choice ?? "") \(settings.numbers.count)")
        Text("\(settings.day) \(settings.size) \(settings.ratio) \(settings.isOn ? 1 : 0)")
    }
}
