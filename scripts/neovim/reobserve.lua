-- Reobserve in Neovim 0.7 or later, without plugins. Copy it to ~/.config/nvim/lua/reobserve.lua, and call
-- require("reobserve").setup() in init.lua.
local M = {}

-- Buffers that the last workspace edit changed, with the states of their undo trees before and after it.
local last = {}

local function state(buffer)
  return vim.api.nvim_buf_call(buffer, function() return vim.fn.undotree().seq_cur end)
end

-- Workspace edits that our server sent, as keys: Neovim does not say whose edit it makes.
local ours = setmetatable({}, { __mode = "k" })

-- Has the edits in the answers to a client's requests noted. In Neovim 0.11 a request is a method, before that a function.
local function note_answers(client)
  local request = client.request
  client.request = function(...)
    local arguments = { n = select("#", ...), ... }
    for position = 1, arguments.n do
      local handler = arguments[position]
      if type(handler) == "function" then
        arguments[position] = function(problem, result, ...)
          if type(result) == "table" then
            for _, action in ipairs(result.edit and { result } or result) do
              if type(action) == "table" and type(action.edit) == "table" then ours[action.edit] = true end
            end
          end
          return handler(problem, result, ...)
        end
      end
    end
    return request(unpack(arguments, 1, arguments.n))
  end
end

local is_noting = false

-- Notes what a workspace edit of ours changes, so that one command can undo it in all of its buffers.
local function note_edits()
  if is_noting then return end
  is_noting = true
  local apply = vim.lsp.util.apply_workspace_edit
  vim.lsp.util.apply_workspace_edit = function(edit, ...)
    if not ours[edit] then return apply(edit, ...) end
    local uris = vim.tbl_keys(edit.changes or {})
    for _, change in ipairs(edit.documentChanges or {}) do
      if change.textDocument then table.insert(uris, change.textDocument.uri) end
    end
    local before = {}
    for _, uri in ipairs(uris) do
      local buffer = vim.uri_to_bufnr(uri)
      vim.fn.bufload(buffer)
      before[buffer] = state(buffer)
    end
    local result = apply(edit, ...)
    last = {}
    for buffer, number in pairs(before) do
      last[buffer] = { before = number, after = state(buffer) }
      vim.bo[buffer].buflisted = true
    end
    return result
  end
end

-- Undoes the last workspace edit in all of its buffers, or in none of them if one has changed since.
function M.undo()
  for buffer, states in pairs(last) do
    if not vim.api.nvim_buf_is_loaded(buffer) or state(buffer) ~= states.after then
      vim.notify("reobserve: " .. vim.api.nvim_buf_get_name(buffer) .. " has changed since", vim.log.levels.WARN)
      return false
    end
  end
  for buffer, states in pairs(last) do
    vim.api.nvim_buf_call(buffer, function() vim.cmd("silent undo " .. states.before) end)
  end
  last = {}
  return true
end

-- Starts the server for the current buffer, or connects the buffer to the one that runs.
function M.start(options)
  options = options or {}
  local file = vim.api.nvim_buf_get_name(0)
  local marks = vim.fs and vim.fs.find({ ".git", "Package.swift", ".reobserve.json" }, { upward = true, path = file })
  local root = options.root or (marks and marks[1] and vim.fn.fnamemodify(marks[1], ":h")) or vim.fn.getcwd()
  local configuration = {
    name = "reobserve",
    cmd = options.cmd or { "reobserve", "server" },
    root_dir = root,
    -- The keys of .reobserve.json, such as tier = "assisted".
    init_options = options.settings,
    on_init = note_answers,
    handlers = {
      ["reobserve/status"] = function(_, status)
        vim.g.reobserve_status = status.text
        vim.cmd("redrawstatus")
      end,
    },
  }
  if vim.lsp.start then return vim.lsp.start(configuration) end
  for _, client in pairs(vim.lsp.get_active_clients()) do
    if client.name == "reobserve" and client.config.root_dir == root then
      vim.lsp.buf_attach_client(0, client.id)
      return client.id
    end
  end
  local id = vim.lsp.start_client(configuration)
  if id then vim.lsp.buf_attach_client(0, id) end
  return id
end

function M.setup(options)
  note_edits()
  vim.api.nvim_create_user_command("ReobserveUndo", M.undo, {})
  vim.api.nvim_create_autocmd("FileType", {
    group = vim.api.nvim_create_augroup("reobserve", {}), pattern = "swift", callback = function() M.start(options) end,
  })
end

return M
