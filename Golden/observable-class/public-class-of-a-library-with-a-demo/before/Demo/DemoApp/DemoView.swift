import Flow
import SwiftUI

struct DemoView: View {
    @StateObject private var navigator = Navigator()

    var body: some View {
        Text("\(navigator.path.count)")
    }
}
