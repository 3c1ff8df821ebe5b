-- Drives Neovim as a person would: opens a file, waits for diagnostics, takes a code action, writes the buffers elsewhere,
-- undoes. Arguments come from the environment; one line for each check goes to the file $REPORT.
local project, program, out = vim.env.PROJECT, vim.env.PROGRAM, vim.env.OUT
local report = io.open(vim.env.REPORT, "w")

local function say(text) report:write(text, "\n"); report:flush() end
local function check(name, condition, detail)
  say((condition and "ok " or "FAIL ") .. name .. ((not condition and detail) and ": " .. vim.inspect(detail) or ""))
end
local function wait(name, condition)
  local done = vim.wait(30000, condition, 10)
  check(name, done)
  if not done then vim.cmd("cquit 1") end
end

vim.o.hidden = true
vim.o.fixendofline = false
vim.o.swapfile = false
vim.opt.runtimepath:prepend(vim.env.PLUGIN)
package.path = vim.env.PLUGIN .. "/?.lua;" .. package.path
local reobserve = require("reobserve")
local before_setup = vim.lsp.util.apply_workspace_edit
reobserve.setup({ cmd = { program, "server" }, root = project })
local after_setup = vim.lsp.util.apply_workspace_edit
reobserve.setup({ cmd = { program, "server" }, root = project })
check("edits are wrapped once", before_setup ~= after_setup and after_setup == vim.lsp.util.apply_workspace_edit)

local function edit(path)
  vim.cmd("edit " .. vim.fn.fnameescape(project .. "/" .. path))
  if vim.bo.filetype ~= "swift" then vim.bo.filetype = "swift" end
  return vim.api.nvim_get_current_buf()
end
local function diagnostic(buffer, code)
  for _, found in ipairs(vim.diagnostic.get(buffer)) do
    if (found.code or (found.user_data and found.user_data.lsp and found.user_data.lsp.code)) == code then return found end
  end
end

local account = edit("Sources/Shop/Models/Account.swift")
wait("diagnostics at the class", function() return diagnostic(account, "observable-class") ~= nil end)
local found = diagnostic(account, "observable-class")
check("place of the class", found.lnum == 3 and found.col == 12 and found.end_col == 19, found)
check("severity", found.severity == vim.diagnostic.severity.INFO, found)
wait("status", function() return vim.g.reobserve_status == "2 of 4 types can migrate" end)

-- The list of actions as the user sees it, and a choice in it.
local function choose(title)
  local titles = {}
  vim.ui.select = function(items, options, callback)
    local chosen
    for _, item in ipairs(items) do
      local shown = options.format_item(item)
      table.insert(titles, shown)
      if shown == title then chosen = item end
    end
    callback(chosen)
  end
  vim.lsp.buf.code_action()
  vim.wait(20000, function() return #titles > 0 end, 10)
  return titles
end

local function buffers()
  local list = {}
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.bo[buffer].modified then table.insert(list, buffer) end
  end
  return list
end
local function write(folder)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local name = vim.api.nvim_buf_get_name(buffer)
    if vim.api.nvim_buf_is_loaded(buffer) and vim.startswith(name, project) then
      local target = out .. "/" .. folder .. name:sub(#project + 1)
      vim.fn.mkdir(vim.fn.fnamemodify(target, ":h"), "p")
      vim.api.nvim_buf_call(buffer, function() vim.cmd("silent keepalt noautocmd write! " .. vim.fn.fnameescape(target)) end)
    end
  end
end

vim.api.nvim_win_set_cursor(0, { 4, 14 })
local title = "Migrate Account to @Observable (7 files)"
local titles = choose(title)
check("actions at the class", vim.deep_equal(titles, { title, "Keep Account as it is", "Why can Account migrate?" }), titles)
wait("seven buffers are changed", function() return #buffers() == 7 end)
write("migrated")
wait("the class is migrated for the server", function() return diagnostic(account, "observable-class") == nil end)

-- One undo in each buffer.
local steps = {}
for _, buffer in ipairs(buffers()) do
  vim.api.nvim_buf_call(buffer, function()
    table.insert(steps, vim.fn.undotree().seq_last)
    vim.cmd("silent normal! u")
  end)
end
check("one undo step in each buffer", vim.deep_equal(steps, { 1, 1, 1, 1, 1, 1, 1 }), steps)
write("undone")
wait("the class can migrate again", function()
  local again = diagnostic(account, "observable-class")
  return again and again.message == "Account can migrate to @Observable, with edits in 7 files"
end)

-- Once more, and one command undoes it in all buffers.
vim.cmd("buffer " .. account)
vim.api.nvim_win_set_cursor(0, { 4, 14 })
choose(title)
wait("seven buffers are changed again", function() return #buffers() == 7 end)
-- An edit of another server, which is not ours to undo.
local elsewhere = vim.api.nvim_create_buf(false, true)
vim.api.nvim_buf_set_name(elsewhere, vim.env.OUT .. "/elsewhere.txt")
local start = { line = 0, character = 0 }
vim.lsp.util.apply_workspace_edit({
  changes = { [vim.uri_from_bufnr(elsewhere)] = { { range = { start = start, ["end"] = start }, newText = "other" } } },
}, "utf-16")
vim.cmd("ReobserveUndo")
check("an edit of another server stays", vim.api.nvim_buf_get_lines(elsewhere, 0, 1, false)[1] == "other")
vim.api.nvim_buf_delete(elsewhere, { force = true })
check("no buffer is changed", #buffers() == 0, buffers())
write("undone-by-command")

-- Text that is not saved counts, and a reason is shown where it is.
local feed = edit("Sources/Shop/Models/Feed.swift")
wait("a reason at its place", function() return diagnostic(feed, "publisher-projection") ~= nil end)
vim.api.nvim_win_set_cursor(0, { 4, 14 })
local messages = {}
vim.lsp.handlers["window/showMessage"] = function(_, result) table.insert(messages, result.message) end
titles = choose("Why does Feed stay?")
wait("why", function() return messages[1] and messages[1]:find("publisher-projection", 1, true) ~= nil end)
vim.api.nvim_buf_set_lines(feed, 7, 12, false, {})
wait("the reason is gone while it is not saved", function()
  local at_class = diagnostic(feed, "observable-class")
  return at_class and at_class.message:find("can migrate", 1, true) ~= nil
end)
vim.api.nvim_win_set_cursor(0, { 4, 14 })
choose("Keep Feed as it is")
wait("kept", function() return vim.api.nvim_buf_get_lines(feed, 3, 4, false)[1] == "// reobserve:keep" end)

for _, client in pairs(vim.lsp.get_active_clients()) do vim.lsp.stop_client(client.id) end
check("the server ends", vim.wait(10000, function() return #vim.lsp.get_active_clients() == 0 end, 10))
say("end")
report:close()
vim.cmd("qall!")
