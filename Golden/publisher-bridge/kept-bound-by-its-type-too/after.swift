// Catalogue 216: the method that subscribes is called by its type as well.
import Combine
import SwiftUI
import UIKit

final class CardView: UIView {
    let picture = PictureView()
    private(set) lazy var model: CardModel = {
        let model = CardModel()
        model.bind(view: self)
        return model
    }()

    func show(_ link: URL) { model.link = link }

    func bindAgain() { CardModel.bind(view:)(model)(self) }
}

final class PictureView: UIView {
    weak var delegate: PictureViewDelegate?

    func load(_ link: URL?) { delegate?.loaded(link) }
}

protocol PictureViewDelegate: AnyObject {
    func loaded(_ link: URL?)
}

@MainActor
@Observable
final class CardModel {
    @ObservationIgnored var bag = Set<AnyCancellable>()
    var link: URL? {
        get { access(keyPath: \.link); return linkStorage }
        set { withMutation(keyPath: \.link) { linkStorage = newValue } }
    }
    @ObservationIgnored @Published private var linkStorage: URL?

    func bind(view: CardView) {
        $linkStorage
            .sink { [weak self] link in if link?.host == nil { self?.link = nil } }
            .store(in: &bag)
        $linkStorage
            .sink { link in print(link as Any) }
            .store(in: &bag)
    }
}

struct CardTitle: View {
    var model: CardModel

    var body: some View { Text(model.link?.absoluteString ?? "") }
}
