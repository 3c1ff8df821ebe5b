// Catalogue 75: the view of the class.
import SwiftUI

struct UploadsView: View {
    var uploads: Uploads

    var body: some View {
        Text("\(uploads.running)")
    }
}
