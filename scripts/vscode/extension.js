// Reobserve in VS Code: starts `reobserve server`, shows its status in the status bar and the text of “Why does … stay?” in a document.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

// Tells the server that it may send text to be shown.
const showsText = {
  fillClientCapabilities(capabilities) {
    capabilities.experimental = Object.assign({}, capabilities.experimental, { reobserveShowText: true });
  },
  initialize() {},
  getState() {
    return { kind: "static" };
  },
  clear() {},
};

async function start(context, status) {
  const configuration = vscode.workspace.getConfiguration("reobserve");
  const server = { command: configuration.get("program", "reobserve"), args: ["server"] };
  client = new LanguageClient("reobserve", "Reobserve", server, {
    documentSelector: [{ scheme: "file", language: "swift" }],
    initializationOptions: configuration.get("settings", {}),
  });
  client.registerFeature(showsText);
  client.onNotification("reobserve/status", (parameters) => {
    status.text = `$(eye) ${parameters.text}`;
    status.show();
  });
  client.onNotification("reobserve/showText", async (parameters) => {
    const document = await vscode.workspace.openTextDocument({ content: parameters.text, language: "plaintext" });
    await vscode.window.showTextDocument(document, { preview: true });
  });
  await client.start();
}

async function restart(context, status) {
  if (client) await client.stop();
  await start(context, status);
}

async function activate(context) {
  const status = vscode.window.createStatusBarItem();
  context.subscriptions.push(
    status,
    vscode.commands.registerCommand("reobserve.restart", () => restart(context, status)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("reobserve.program")) return restart(context, status);
      if (!event.affectsConfiguration("reobserve.settings") || !client) return undefined;
      const settings = vscode.workspace.getConfiguration("reobserve").get("settings", {});
      return client.sendNotification("workspace/didChangeConfiguration", { settings });
    })
  );
  await start(context, status);
}

async function deactivate() {
  if (client) await client.stop();
}

module.exports = { activate, deactivate };
