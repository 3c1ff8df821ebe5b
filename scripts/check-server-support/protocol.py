"""Validates messages of the server with lsprotocol, whose types are generated from the metaModel.json of LSP 3.17."""

from lsprotocol import converters, types

CONVERTER = converters.get_converter()
# Our own, which the specification lets pass as unknown.
OWN = {"reobserve/status", "reobserve/showText"}


class Validator:
    def __init__(self):
        self.failures = []
        self.count = 0
        self.methods = set()

    def see(self, message, answered):
        method = message.get("method") or answered
        if method in OWN:
            return
        self.count += 1
        self.methods.add(method)
        try:
            if "method" not in message and "error" in message:
                kind = types.ResponseErrorMessage
            else:
                kind = types.METHOD_TO_TYPES[method][0 if "method" in message else 1]
            again = self.again(message, kind)
        except Exception as error:  # Whatever the library raises is a finding.
            self.failures.append("%s: %s: %s" % (method, error, str(message)[:500]))
            return
        # What the types do not know is lost on the way.
        if self.plain(again) != self.plain(message):
            self.failures.append("%s: %s is not %s" % (method, str(again)[:500], str(message)[:500]))

    def again(self, message, kind):
        if kind is types.CodeActionResponse and message["result"]:
            # The library takes an action with a command for a command.
            actions = [CONVERTER.unstructure(CONVERTER.structure(action, types.CodeAction)) for action in message["result"]]
            return dict(CONVERTER.unstructure(CONVERTER.structure(dict(message, result=[]), kind)), result=actions)
        return CONVERTER.unstructure(CONVERTER.structure(message, kind))

    def plain(self, value):
        """Without members that are null, which may be left out."""
        if isinstance(value, dict):
            return {key: self.plain(member) for key, member in value.items() if member is not None}
        if isinstance(value, list):
            return [self.plain(element) for element in value]
        return value
