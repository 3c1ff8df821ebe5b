import SwiftUI

private func max(_ first: Int, _ second: Int) -> Int { Int(Date().timeIntervalSince1970) + first + second }

private extension Text {
    init(_ text: LocalizedStringKey, tableName: String) { self.init("\(Date()) \(tableName)") }
}

private extension String {
    init(_ value: Int, radix: Int) { self = "\(Date()) \(value) \(radix)" }
}

struct ClockView: View {
    let value: Int

    var body: some View {
        Text("\(String(value, radix: 2)) \(max(value, 3))")
        Text("Clock", tableName: "Clock")
    }
}
