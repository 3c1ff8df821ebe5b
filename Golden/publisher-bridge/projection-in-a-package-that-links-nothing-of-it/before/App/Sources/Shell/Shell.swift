import SwiftUI
import Tasks

public struct Shell: View {
    public var body: some View {
        Text("Tasks")
    }
}
