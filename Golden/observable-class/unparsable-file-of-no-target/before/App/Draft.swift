// Catalogue 20: the code of somebody who was not done.
import SwiftUI

func draft(_ model: Model) {
    print(model) { title in
        title.
    }
}
