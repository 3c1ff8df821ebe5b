/*
 reobserve:ignore-file made by hand
 */
import SwiftUI

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
