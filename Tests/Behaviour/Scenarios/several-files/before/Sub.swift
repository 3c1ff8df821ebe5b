import Combine

final class Sub: Model {
    @Published var detail = 1
}
