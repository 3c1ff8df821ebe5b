import SwiftUI

extension Color {
    static var cache: [String: Color] = [:]

    init(hex: String) {
        if let color = Self.cache[hex] {
            self = color
            return
        }
        let value = Double(hex.count) / 10
        defer { Self.cache[hex] = self }
        self.init(red: value, green: value, blue: value)
    }
}
