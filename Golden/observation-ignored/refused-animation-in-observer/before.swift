// Catalogue 38, 116: an observer animates what the property itself now announces before
import SwiftUI

final class Login: ObservableObject {
    @Published var showsError = false
    var message: String? {
        didSet {
            withAnimation {
                showsError = message != nil
            }
        }
    }

    func fail() {
        message = "No"
    }
}

struct LoginView: View {
    @ObservedObject var login: Login

    var body: some View {
        if login.showsError {
            Text(login.message ?? "").transition(.opacity)
        }
        Button("Log in") { login.fail() }
    }
}

// No view reads what is animated, and the row that goes meanwhile went with it.
final class Topics: ObservableObject {
    @Published var isLoading = true
    @Published var showsError = false
    var message: String? {
        didSet {
            withAnimation {
                showsError = message != nil
            }
        }
    }

    func load() {
        message = "No"
        isLoading = false
    }
}

struct TopicsView: View {
    @ObservedObject var topics: Topics

    var body: some View {
        if topics.isLoading {
            Text("Loading").transition(.opacity)
        }
        Button("Load") { topics.load() }
    }
}
