// Catalogue 216: all subscribe in a method that is called once, of an object that was just made.
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
    var link: URL? { willSet { linkSubject.send(newValue) } }
    @ObservationIgnored private lazy var linkSubject = CurrentValueSubject<URL?, Never>(_link)

    func bind(view: CardView) {
        linkSubject
            .sink { link in view.picture.load(link) }
            .store(in: &bag)
        linkSubject
            .sink { link in print(link as Any) }
            .store(in: &bag)
    }
}

struct CardTitle: View {
    var model: CardModel

    var body: some View { Text(model.link?.absoluteString ?? "") }
}
