// Catalogue 213, 220: however many helpers lead to the clock, each time that it is shown the object is read as well.
import SwiftUI

final class Countdown: ObservableObject {
    @Published var isLong = false

    func extend() {
        isLong.toggle()
    }
}

struct CountdownView: View {
    @ObservedObject var countdown: Countdown
    let isShown: Bool

    var body: some View { screen }

    private var screen: some View { VStack { content } }

    private var content: some View { HStack { column } }

    private var column: some View { VStack { section } }

    private var section: some View { HStack { row } }

    private var row: some View { VStack { cell } }

    private var cell: some View { HStack { label } }

    @ViewBuilder private var label: some View {
        if isShown {
            Text(countdown.isLong ? "Long" : "Short")
            Text(Date().formatted())
        }
    }
}
