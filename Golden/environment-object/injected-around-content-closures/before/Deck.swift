import SwiftUI

struct Deck: View {
    let number: Int

    var body: some View {
        Text("\(number)")
        PageView()
    }
}
