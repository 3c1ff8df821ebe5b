// Catalogue 150, 151: the protocol refines ObservableObject for all its conformers.
import Combine
import Observation

protocol SearchModel: AnyObject, Observable {
    var query: String { get set }
}
