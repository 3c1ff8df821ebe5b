@preconcurrency import Combine

final class Note: ObservableObject {
    @Published var text = ""
}
