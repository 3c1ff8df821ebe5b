import SwiftUI

struct Minutes {
    func text(of guests: Int, at date: Date = Date()) -> String { "\(guests) at \(date)" }
}

struct StampView: View {
    let guests: Int
    var date = Date()

    var body: some View { Text("\(guests) at \(date)") }
}
