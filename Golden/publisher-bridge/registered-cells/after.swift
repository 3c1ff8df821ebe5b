// Catalogue 60, 64: the closure of a cell's registration gets the item that its type names.
import Combine
import SwiftUI
import UIKit

@Observable
final class ButtonModel {
    var title = ""
    var badge = 0 { willSet { badgeSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var badgeSubject = CurrentValueSubject<Int, Never>(_badge)
}

struct ButtonCell: View {
    var model: ButtonModel

    var body: some View {
        Text(model.title)
    }

    private static var subscriptions = Set<AnyCancellable>()

    static var registration: UICollectionView.CellRegistration<UICollectionViewListCell, ButtonModel> = .init {
        cell, path, item in
        item.badgeSubject.sink { cell.tag = $0 }.store(in: &subscriptions)
    }

    static let other = UICollectionView.CellRegistration<UICollectionViewListCell, ButtonModel> { cell, _, item in
        item.badgeSubject.sink { cell.tag = $0 }.store(in: &subscriptions)
    }
}
