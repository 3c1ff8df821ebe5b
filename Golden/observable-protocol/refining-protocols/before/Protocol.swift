// Catalogue 150, 151: the protocol refines ObservableObject for all its conformers.
import Combine

protocol SearchModel: ObservableObject {
    var query: String { get set }
}
