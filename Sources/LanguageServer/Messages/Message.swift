import Reporting

/// What a request is known by.
package enum RequestID: Hashable, Sendable, Encodable {
    case number(Int)
    case text(String)

    package init?(_ value: JSONValue?) {
        if let number = value?.number {
            self = .number(number)
        } else if let text = value?.text {
            self = .text(text)
        } else {
            return nil
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// An error of JSON-RPC or LSP.
package struct ResponseError: Error, Sendable {
    package enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case internalError = -32603
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case contentModified = -32801
        case requestCancelled = -32800
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// A message of the client.
package enum IncomingMessage: Sendable {
    case request(id: RequestID, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// The answer to a request of ours; nil for an error.
    case response(id: RequestID, result: JSONValue?)
    /// What is no message of JSON-RPC, with the error to answer.
    case invalid(id: RequestID?, ResponseError)

    package init(_ bytes: [UInt8]) {
        guard
            let value = (try? JSONText.decoded(JSONValue.self, from: bytes))
                ?? (try? JSONText.decoded(JSONValue.self, from: LoneSurrogates.replaced(in: bytes)))
        else {
            self = .invalid(id: nil, ResponseError(.parseError, "the message is not valid JSON"))
            return
        }
        let id = RequestID(value["id"])
        guard case .object = value, value["jsonrpc"]?.text == "2.0" else {
            self = .invalid(id: id, ResponseError(.invalidRequest, "the message is not an object of JSON-RPC 2.0"))
            return
        }
        if let method = value["method"]?.text {
            let parameters = value["params"] ?? .null
            if let id {
                self = .request(id: id, method: method, parameters: parameters)
            } else if value["id"] == nil {
                self = .notification(method: method, parameters: parameters)
            } else {
                self = .invalid(id: nil, ResponseError(.invalidRequest, "the id is neither a number nor a string"))
            }
        } else if let id, value["method"] == nil {
            self = .response(id: id, result: value["error"] == nil ? value["result"] ?? .null : nil)
        } else {
            self = .invalid(id: id, ResponseError(.invalidRequest, "the message has no method"))
        }
    }
}

/// Messages to the client, with their headers.
package enum OutgoingMessage {
    /// - Parameter result: nil for null.
    package static func response(_ id: RequestID, _ result: (any Encodable)?) -> [UInt8] {
        framed(["jsonrpc": "2.0", "id": id, "result": result ?? JSONValue.null])
    }

    /// - Parameter id: nil where it could not be read.
    package static func response(_ id: RequestID?, _ error: ResponseError) -> [UInt8] {
        let object: JSONObject = ["code": error.code.rawValue, "message": error.message]
        return framed(["jsonrpc": "2.0", "id": id ?? JSONValue.null as any Encodable, "error": object])
    }

    package static func notification(_ method: String, _ parameters: JSONObject) -> [UInt8] {
        framed(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    package static func request(_ id: RequestID, _ method: String, _ parameters: JSONObject) -> [UInt8] {
        framed(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    }

    private static func framed(_ object: JSONObject) -> [UInt8] {
        // Without the line feed.
        let body = JSONText.render(object, isPretty: false).dropLast()
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}
