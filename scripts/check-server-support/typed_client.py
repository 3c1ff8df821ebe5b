#!/usr/bin/env python3
"""Talks to the server by the client of pygls, whose messages have the types of the specification.

    typed_client.py PROGRAM PROJECT

Opens, changes, asks, cancels and closes; the edit of “Migrate Account to @Observable (7 files)” is applied and told to the server, and the class has
to be gone then.
"""

import asyncio
import os
import shutil
import sys
import tempfile

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient

FAILURES = []


def check(name, condition, detail=""):
    print(("ok " if condition else "FAIL ") + name + (": %s" % (detail,) if not condition else ""))
    if not condition:
        FAILURES.append(name)


def uri_of(path):
    return "file://" + path


class Session:
    def __init__(self, program, project):
        self.program = program
        self.project = project
        self.client = BaseLanguageClient("check-server", "1")
        self.told = {}
        self.messages = []
        self.changed = asyncio.Condition()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        async def publish(parameters):
            async with self.changed:
                self.told[parameters.uri] = parameters
                self.changed.notify_all()

        @self.client.feature(types.WINDOW_SHOW_MESSAGE)
        def show(parameters):
            self.messages.append(parameters.message)

        @self.client.feature(types.CLIENT_REGISTER_CAPABILITY)
        def register(parameters):
            self.watchers = parameters.registrations[0].register_options

        @self.client.feature(types.WINDOW_LOG_MESSAGE)
        def log(parameters):
            pass

        @self.client.feature("reobserve/status")
        def status(parameters):
            self.status = parameters.text

    async def diagnostics(self, uri, version):
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(lambda: uri in self.told and self.told[uri].version == version), 60)
        return self.told[uri].diagnostics

    def open(self, path, version=1):
        with open(os.path.join(self.project, path), encoding="utf-8", newline="") as file:
            text = file.read()
        uri = uri_of(os.path.join(self.project, path))
        item = types.TextDocumentItem(uri=uri, language_id="swift", version=version, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return uri, text

    def change(self, uri, version, text, place=None):
        event = types.TextDocumentContentChangePartial(range=place, text=text) if place else types.TextDocumentContentChangeWholeDocument(text=text)
        identifier = types.VersionedTextDocumentIdentifier(version=version, uri=uri)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(identifier, [event]))

    async def run(self):
        await self.client.start_io(self.program, "server", cwd=self.project)
        capabilities = types.ClientCapabilities(
            general=types.GeneralClientCapabilities(position_encodings=[types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16]),
            text_document=types.TextDocumentClientCapabilities(
                publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                    version_support=True, related_information=True, code_description_support=True),
                code_action=types.CodeActionClientCapabilities(
                    code_action_literal_support=types.ClientCodeActionLiteralOptions(
                        code_action_kind=types.ClientCodeActionKindOptions(value_set=[types.CodeActionKind.QuickFix])),
                    data_support=True, resolve_support=types.ClientCodeActionResolveOptions(properties=["edit"]))),
            workspace=types.WorkspaceClientCapabilities(
                workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True),
                did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True)))
        folder = types.WorkspaceFolder(uri=uri_of(self.project), name="Shop")
        result = await self.client.initialize_async(
            types.InitializeParams(capabilities=capabilities, process_id=os.getpid(), root_uri=folder.uri, workspace_folders=[folder]))
        check("utf-8 is chosen", result.capabilities.position_encoding == types.PositionEncodingKind.Utf8)
        self.client.initialized(types.InitializedParams())
        uri, text = self.open("Sources/Shop/Models/Account.swift")
        found = await self.diagnostics(uri, 1)
        check("a diagnostic at the class", [one.code for one in found] == ["observable-class"], found)
        check("it names other places", len({place.location.uri for place in found[0].related_information}) == 7)
        check("it has a page", found[0].code_description.href.endswith("RULES.md#observable-class"), found[0].code_description)
        check("watchers are registered", any(watcher["globPattern"] == "**/*.swift" for watcher in self.watchers["watchers"]))
        await self.edit_in_part(uri, text)
        await self.migrate(uri)
        await self.cancel(uri)
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri)))
        await self.diagnostics(uri, None)
        await self.client.shutdown_async(None)
        self.client.exit(None)
        server = self.client._server
        check("it ends with 0", await asyncio.wait_for(server.wait(), 20) == 0)

    async def edit_in_part(self, uri, text):
        line = text.split("\n")[4]
        # Columns are bytes here: behind the emoji.
        column = len(line[: line.index("@Published")].encode("utf-8"))
        place = types.Range(types.Position(4, column), types.Position(4, column + len("@Published ")))
        self.change(uri, 2, "", place)
        found = await self.diagnostics(uri, 2)
        check("a class with a change in part", found[0].code != "observable-class" or "7 files" in found[0].message, found)
        self.change(uri, 3, text)
        found = await self.diagnostics(uri, 3)
        check("the text as it was", [one.code for one in found] == ["observable-class"], found)

    async def actions(self, uri, line):
        position = types.Position(line, 12)
        return await self.client.text_document_code_action_async(types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri), range=types.Range(position, position), context=types.CodeActionContext(diagnostics=[])))

    async def migrate(self, uri):
        actions = await self.actions(uri, 3)
        titles = [action.title for action in actions]
        check("actions", titles[0] == "Migrate Account to @Observable (7 files)", titles)
        resolved = await self.client.code_action_resolve_async(actions[0])
        documents = resolved.edit.document_changes
        check("seven documents", len(documents) == 7, documents)
        check("versions", sorted(document.text_document.version is None for document in documents) == [False] + [True] * 6)
        for document in documents:
            path = document.text_document.uri[len("file://"):].replace("%2B", "+")
            with open(path, encoding="utf-8", newline="") as file:
                text = file.read()
            for edit in reversed(document.edits):
                start, end = (self.offset(text, place) for place in (edit.range.start, edit.range.end))
                text = text[:start] + edit.new_text + text[end:]
            if document.text_document.version is None:
                self.client.text_document_did_open(types.DidOpenTextDocumentParams(
                    types.TextDocumentItem(uri=document.text_document.uri, language_id="swift", version=1, text=text)))
            else:
                self.change(uri, 4, text)
        found = await self.diagnostics(uri, 4)
        check("nothing is left to say", not found, found)

    def offset(self, text, place):
        lines = text.split("\n")
        before = lines[place.line].encode("utf-8")[: place.character].decode("utf-8")
        return sum(len(line) + 1 for line in lines[: place.line]) + len(before)

    async def cancel(self, uri):
        requests = []
        position = types.Position(0, 12)
        parameters = types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri), range=types.Range(position, position), context=types.CodeActionContext(diagnostics=[]))
        for version in range(5, 25):
            self.change(uri, version, "final class Account%d {}\n" % version)
            name = "request-%d" % version
            requests.append(self.client.protocol.send_request(types.TEXT_DOCUMENT_CODE_ACTION, parameters, msg_id=name))
            self.client.cancel_request(types.CancelParams(name))
        answers = await asyncio.gather(*map(asyncio.wrap_future, requests), return_exceptions=True)
        await self.diagnostics(uri, 24)
        codes = {getattr(answer, "code", None) for answer in answers}
        check("cancelled requests are answered", codes <= {None, -32800, -32801} and -32800 in codes, codes)


async def main():
    project = os.path.join(os.path.realpath(tempfile.mkdtemp(prefix="reobserve-server-")), "Shop")
    shutil.copytree(sys.argv[2], project)
    try:
        await asyncio.wait_for(Session(os.path.abspath(sys.argv[1]), project).run(), 300)
    finally:
        shutil.rmtree(os.path.dirname(project))
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
