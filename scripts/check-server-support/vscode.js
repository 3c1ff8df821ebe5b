// Activates the extension with stand-ins for VS Code and its client library: the program that it starts, the options that it
// gives and what it does with the server's own notifications. The stand-in of the library speaks to the real server.
//
//     node vscode.js EXTENSION PROGRAM PROJECT
const assert = require("assert");
const Module = require("module");
const { spawn } = require("child_process");
const fs = require("fs");
const path = require("path");

const [extensionFolder, program, project] = process.argv.slice(2).map((name) => path.resolve(name));
const shown = [];
const disposables = {};
const statusItem = { text: "", isShown: false, show() { this.isShown = true; } };
let onConfiguration;

const vscode = {
  window: {
    createStatusBarItem: () => statusItem,
    showTextDocument: async (document) => shown.push(document),
  },
  workspace: {
    getConfiguration: () => ({ get: (key, fallback) => ({ program, settings: { tier: "assisted" } }[key] ?? fallback) }),
    openTextDocument: async (document) => document,
    onDidChangeConfiguration: (listener) => { onConfiguration = listener; return {}; },
  },
  commands: { registerCommand: (name, body) => { disposables[name] = body; return {}; } },
};

// The part of vscode-languageclient that the extension uses.
class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, features: [], handlers: {}, answers: {}, number: 0, notifications: [] });
    LanguageClient.last = this;
  }
  registerFeature(feature) { this.features.push(feature); }
  onNotification(method, handler) { this.handlers[method] = handler; }
  sendNotification(method, params) { this.write({ method, params }); }
  async start() {
    this.process = spawn(this.server.command, this.server.args, { cwd: project, stdio: ["pipe", "pipe", "inherit"] });
    let buffer = Buffer.alloc(0);
    this.process.stdout.on("data", (data) => {
      buffer = Buffer.concat([buffer, data]);
      for (;;) {
        const end = buffer.indexOf("\r\n\r\n");
        if (end < 0) return;
        const length = Number(/Content-Length: (\d+)/.exec(buffer.subarray(0, end).toString())[1]);
        if (buffer.length < end + 4 + length) return;
        this.take(JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString()));
        buffer = buffer.subarray(end + 4 + length);
      }
    });
    const capabilities = { textDocument: { codeAction: { codeActionLiteralSupport: {} } } };
    for (const feature of this.features) feature.fillClientCapabilities(capabilities);
    const uri = "file://" + project;
    await this.request("initialize", {
      processId: process.pid, rootUri: uri, workspaceFolders: [{ uri, name: "project" }], capabilities,
      initializationOptions: this.options.initializationOptions,
    });
    this.write({ method: "initialized", params: {} });
  }
  async stop() {
    await this.request("shutdown", null);
    const ended = new Promise((done) => this.process.on("exit", done));
    this.write({ method: "exit" });
    this.exitCode = await ended;
  }
  write(message) {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
  request(method, params) {
    const id = ++this.number;
    this.write({ id, method, params });
    return new Promise((done) => { this.answers[id] = done; });
  }
  take(message) {
    if (message.id !== undefined && !message.method) return this.answers[message.id](message);
    this.notifications.push(message);
    if (this.handlers[message.method]) this.handlers[message.method](message.params);
  }
}

const load = Module._load;
Module._load = function (name, ...rest) {
  if (name === "vscode") return vscode;
  if (name === "vscode-languageclient/node") return { LanguageClient };
  return load.call(this, name, ...rest);
};

async function until(condition, what) {
  for (let round = 0; round < 3000; round++) {
    if (condition()) return console.log("ok " + what);
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(what);
}

async function main() {
  const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, "package.json"), "utf8"));
  const extension = require(path.join(extensionFolder, manifest.main));
  const context = { subscriptions: [] };
  await extension.activate(context);
  const client = LanguageClient.last;
  for (const command of manifest.contributes.commands) assert(disposables[command.command], command.command);
  await until(() => statusItem.isShown && statusItem.text === "$(eye) 2 of 4 types can migrate", "the status is in the status bar");
  const uri = "file://" + path.join(project, "Sources/Shop/Models/Feed.swift");
  const text = fs.readFileSync(path.join(project, "Sources/Shop/Models/Feed.swift"), "utf8");
  client.write({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "swift", version: 1, text } } });
  const start = { line: 3, character: 13 };
  const actions = (await client.request("textDocument/codeAction", {
    textDocument: { uri }, range: { start, end: start }, context: { diagnostics: [] },
  })).result;
  const why = actions.find((action) => action.title === "Why does Feed stay?");
  assert(why, JSON.stringify(actions));
  await client.request("workspace/executeCommand", { command: why.command.command, arguments: why.command.arguments });
  await until(() => shown.length === 1 && shown[0].content.includes("publisher-projection"), "the reason is shown in a document");
  onConfiguration({ affectsConfiguration: (name) => name === "reobserve.settings" });
  await disposables["reobserve.restart"]();
  assert.strictEqual(client.exitCode, 0);
  assert.notStrictEqual(LanguageClient.last, client);
  await extension.deactivate();
  assert.strictEqual(LanguageClient.last.exitCode, 0);
  console.log("ok restart and end");
}

main().catch((error) => { console.error(error); process.exit(1); });
