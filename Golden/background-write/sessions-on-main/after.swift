// Catalogue 72: a session that calls its delegate on the main queue.
import Foundation
import SwiftUI

@Observable
final class Download: NSObject, URLSessionDownloadDelegate {
    var isDone = false

    @ObservationIgnored private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)

    func start(_ url: URL) {
        session.downloadTask(with: url).resume()
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        isDone = true
    }
}

struct DownloadView: View {
    @State private var download = Download()

    var body: some View {
        Text(download.isDone ? "Done" : "Loading")
    }
}
