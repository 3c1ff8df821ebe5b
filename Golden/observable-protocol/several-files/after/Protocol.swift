// Catalogue 150, 153: a generic view over a protocol that refines ObservableObject.
import SwiftUI

protocol PlayerModel: AnyObject, Observable {
    var position: Double { get set }
}

struct PlayerView<Model: PlayerModel>: View {
    @Bindable var model: Model

    var body: some View {
        Slider(value: $model.position)
    }
}
