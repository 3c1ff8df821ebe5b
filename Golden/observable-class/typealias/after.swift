// Catalogue 19: views name the class through an alias; the alias stays.
import SwiftUI

@Observable
final class AccountViewModel {
    var owner = ""
}

struct AccountView: View {
    typealias ViewModel = AccountViewModel

    @State private var viewModel = ViewModel()

    var body: some View {
        VStack {
            TextField("Owner", text: $viewModel.owner)
            AccountSummary(viewModel: viewModel)
        }
    }
}

typealias SummaryModel = AccountViewModel

struct AccountSummary: View {
    var viewModel: SummaryModel

    var body: some View {
        Text(viewModel.owner)
    }
}
