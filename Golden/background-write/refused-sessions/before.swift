// Catalogue 72: a session calls its delegate, and whoever waits for an answer, on a queue of its own.
import Foundation
import SwiftUI

final class Download: NSObject, ObservableObject, URLSessionDownloadDelegate {
    @Published var isDone = false

    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

    func start(_ url: URL) {
        session.downloadTask(with: url).resume()
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        isDone = true
    }
}

protocol Connection {
    func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask
}

extension URLSession: Connection {}

struct Router {
    let connection: Connection

    func load(_ url: URL, completion: @escaping @Sendable (Data?) -> Void) {
        connection.dataTask(with: URLRequest(url: url)) { data, _, _ in
            completion(data)
        }.resume()
    }
}

final class Answer: ObservableObject {
    @Published var data: Data?

    func ask(_ url: URL) {
        Router(connection: URLSession.shared).load(url) { data in
            self.data = data
        }
    }
}

struct DownloadView: View {
    @StateObject private var download = Download()
    @StateObject private var answer = Answer()

    var body: some View {
        VStack {
            Text(download.isDone ? "Done" : "Loading")
            Text("\(answer.data?.count ?? 0)")
        }
    }
}
