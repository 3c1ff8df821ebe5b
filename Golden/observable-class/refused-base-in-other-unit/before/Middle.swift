// Catalogue 11: between both.
import Combine

class Chart: Widget {
    @Published var points: [Int] = []
}
