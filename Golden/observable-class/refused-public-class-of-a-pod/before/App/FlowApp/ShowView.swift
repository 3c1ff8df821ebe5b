import Flow
import SwiftUI

struct ShowView: View {
    @StateObject private var navigator = Navigator()

    var body: some View {
        Text("\(navigator.path.count)")
    }
}
