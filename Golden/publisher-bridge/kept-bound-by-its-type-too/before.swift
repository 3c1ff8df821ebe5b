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
final class CardModel: ObservableObject {
    var bag = Set<AnyCancellable>()
    @Published var link: URL?

    func bind(view: CardView) {
        $link
            .sink { [weak self] link in if link?.host == nil { self?.link = nil } }
            .store(in: &bag)
        $link
            .sink { link in print(link as Any) }
            .store(in: &bag)
    }
}

struct CardTitle: View {
    @ObservedObject var model: CardModel

    var body: some View { Text(model.link?.absoluteString ?? "") }
}
