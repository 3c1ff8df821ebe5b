"""A small client of the language server, for measuring: standard library only."""

import json
import os
import queue
import subprocess
import threading
import time
import urllib.parse


def uri_of(path):
    return "file://" + urllib.parse.quote(path)


class Client:
    """Starts the server for a folder. Messages that come are kept with the time at which they came."""

    def __init__(self, program, folder, arguments=(), settings=None, encodings=None, capabilities=None, see=None):
        # Called with each message of the server, and the method of the request that it answers.
        self.see = see
        self.methods = {}
        self.process = subprocess.Popen([program, "server", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.folder = folder
        self.messages = queue.Queue()
        self.answers = {}
        self.diagnostics = {}
        self.number = 0
        self.status = None
        self.log = []
        threading.Thread(target=self.read, daemon=True).start()
        document = {
            "publishDiagnostics": {"versionSupport": True, "relatedInformation": True, "codeDescriptionSupport": True},
            "codeAction": {
                "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix", "refactor", "source"]}},
                "dataSupport": True, "resolveSupport": {"properties": ["edit"]},
            },
        }
        workspace = {"workspaceEdit": {"documentChanges": True}, "didChangeWatchedFiles": {"dynamicRegistration": True}}
        parameters = {
            "processId": os.getpid(), "rootUri": uri_of(folder), "workspaceFolders": [{"uri": uri_of(folder), "name": "x"}],
            "capabilities": capabilities or {"textDocument": document, "workspace": workspace, "general": {"positionEncodings": encodings or ["utf-16"]}},
        }
        if settings is not None:
            parameters["initializationOptions"] = settings
        self.capabilities = self.request("initialize", parameters)["result"]
        self.notify("initialized", {})

    def read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    self.messages.put((time.perf_counter(), None))
                    return
                if line == b"\r\n":
                    break
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            body = stream.read(length)
            self.messages.put((time.perf_counter(), json.loads(body)))

    def write(self, message):
        body = json.dumps(dict(message, jsonrpc="2.0")).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.write({"method": method, "params": parameters})

    def request(self, method, parameters, timeout=120):
        number = self.send(method, parameters)
        return self.wait(lambda: self.answers.pop(number, None), timeout)

    def send(self, method, parameters):
        self.number += 1
        self.methods[self.number] = method
        self.write({"id": self.number, "method": method, "params": parameters})
        return self.number

    def wait(self, condition, timeout=120):
        """Takes messages until the condition gives something; what it gave. The time of the last message is `self.time`."""
        end = time.monotonic() + timeout
        while True:
            value = condition()
            if value:
                return value
            self.time, message = self.messages.get(timeout=max(0.01, end - time.monotonic()))
            if message is None:
                raise EOFError("the server has ended")
            self.take(message)

    def take(self, message):
        method = message.get("method")
        if self.see:
            self.see(message, self.methods.get(message.get("id")))
        if method == "textDocument/publishDiagnostics":
            parameters = message["params"]
            self.diagnostics[parameters["uri"]] = parameters
        elif method == "reobserve/status":
            self.status = message["params"]
        elif method in ("window/logMessage", "window/showMessage"):
            self.log.append(message["params"])
        elif method and "id" in message:
            self.write({"id": message["id"], "result": None})
        elif method:
            pass
        elif "id" in message:
            self.answers[message["id"]] = message

    # Documents

    def open(self, path, text, version=1):
        uri = uri_of(os.path.join(self.folder, path))
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "swift", "version": version, "text": text}})
        return uri

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def settle(self):
        """Waits until the server has judged all that it was told: it answers this after that."""
        self.request("workspace/executeCommand", {"command": "reobserve.none"})

    def change(self, uri, version, changes):
        self.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": changes})

    def wait_for_version(self, uri, version, timeout=120):
        return self.wait(lambda: (self.diagnostics.get(uri) or {}).get("version") == version and self.diagnostics[uri], timeout)

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.stdin.close()
        return self.process.wait(20)
