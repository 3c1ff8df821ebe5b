// Catalogue 59: UIKit calls what overrides its own members, not a getter that the controller adds.
import SwiftUI
import UIKit

protocol DetailsDelegate: AnyObject { func show(_ text: String) }

final class DetailsModel: ObservableObject {
    weak var delegate: DetailsDelegate?
    var account: String?
    @Published var name = ""
    @Published var selected: UUID?

    init(account: String? = nil) {
        self.account = account
        if let account { update(with: account) }
    }

    func update(with account: String) {
        self.account = account
        name = account
    }
}

struct DetailsView: View {
    @ObservedObject var model: DetailsModel

    var body: some View {
        List { Text(model.name) }
            .background(GeometryReader { proxy in
                Color.clear.onChange(of: proxy.size) { _ in Opener().open(model.name) }
            })
    }
}

class DetailsController: UIViewController {
    private let model: DetailsModel

    init(account: String?) {
        model = DetailsModel(account: account)
        super.init(nibName: nil, bundle: nil)
        model.delegate = self
    }

    required init?(coder: NSCoder) { fatalError() }

    var account: String? {
        get { model.account }
        set { if let newValue { model.update(with: newValue) } }
    }
}

extension DetailsController: DetailsDelegate {
    func show(_ text: String) {}
}

@MainActor
struct Opener {
    func open(_ account: String) {
        print(DetailsController(account: account))
    }
}
