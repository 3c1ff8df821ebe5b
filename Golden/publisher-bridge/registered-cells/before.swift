// Catalogue 60, 64: the closure of a cell's registration gets the item that its type names.
import Combine
import SwiftUI
import UIKit

final class ButtonModel: ObservableObject {
    @Published var title = ""
    @Published var badge = 0
}

struct ButtonCell: View {
    @ObservedObject var model: ButtonModel

    var body: some View {
        Text(model.title)
    }

    private static var subscriptions = Set<AnyCancellable>()

    static var registration: UICollectionView.CellRegistration<UICollectionViewListCell, ButtonModel> = .init {
        cell, path, item in
        item.$badge.sink { cell.tag = $0 }.store(in: &subscriptions)
    }

    static let other = UICollectionView.CellRegistration<UICollectionViewListCell, ButtonModel> { cell, _, item in
        item.$badge.sink { cell.tag = $0 }.store(in: &subscriptions)
    }
}
