// Catalogue 100: a property may have the name of the modifier that injects.
import SwiftUI
public protocol AppProtocol: AnyObject {
    var environmentObject: App.EnvironmentObject { get }
}
public class App: AppProtocol {
    public lazy var environmentObject = App.EnvironmentObject(self)
}
extension App {
    public class EnvironmentObject: ObservableObject {
        let app: AppProtocol
        @Published var count = 0
        init(_ app: AppProtocol) { self.app = app }
    }
}
extension View {
    public func app(_ app: AppProtocol) -> some View {
        environmentObject(app.environmentObject)
    }
}
final class Cart: ObservableObject { @Published var count = 0 }
struct CartView: View {
    @StateObject private var cart = Cart()
    @EnvironmentObject private var app: App.EnvironmentObject
    var body: some View { Stepper("\(cart.count) \(app.count)", value: $cart.count) }
}
