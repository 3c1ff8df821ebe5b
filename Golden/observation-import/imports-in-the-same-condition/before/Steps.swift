// Catalogue 75: where all imports stand in the condition around the class, so does the new one.
#if os(iOS) || os(Linux)
    import Combine
    import Foundation

    final class Steps: ObservableObject {
        @Published var count = 0
    }
#endif
