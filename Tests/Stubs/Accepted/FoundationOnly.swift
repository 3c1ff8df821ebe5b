// Foundation alone offers the two names of a legacy model.
import Foundation

final class Model: ObservableObject {
    @Published var text = ""
}
