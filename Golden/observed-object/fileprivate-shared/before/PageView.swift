// Catalogue 102: the call of the memberwise init.
import SwiftUI

struct PageView: View {
    var body: some View {
        HeaderView(title: "Page")
    }
}
