"""A real client of the language server: see language-server-check."""

import asyncio
import os
import pathlib
import random
import shutil
import statistics
import sys
import tempfile
import time

from lsprotocol import types
from pytest_lsp import client_capabilities, make_test_lsp_client

TOOL = os.environ["MODALFLOW_TOOL"]
ROOT = pathlib.Path(__file__).resolve().parent.parent
EDITORS = ["visual_studio_code", "neovim", "emacs"]
PATIENCE = 60


class Session:
    """The server over a copy of some samples, as an editor has it."""

    def __init__(self, editor, *samples):
        self.editor, self.samples, self.version = editor, samples, {}

    async def __aenter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        (self.folder / ".git").mkdir()
        for sample in self.samples:
            source = ROOT / "SampleFlows" / sample
            target = self.folder / source.name
            shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
        self.client = make_test_lsp_client()
        await self.client.start_io(TOOL, "lsp", "--stdio")
        self.initialized = await self.client.initialize_session(
            types.InitializeParams(
                capabilities=client_capabilities(self.editor), root_uri=self.folder.as_uri(),
                workspace_folders=[types.WorkspaceFolder(uri=self.folder.as_uri(), name="flows")]))
        return self

    async def __aexit__(self, *_):
        await asyncio.wait_for(self.client.shutdown_session(), PATIENCE)
        await asyncio.wait_for(self.client.stop(), PATIENCE)
        shutil.rmtree(self.folder)

    def uri(self, name):
        return (self.folder / name).as_uri()

    def text(self, name):
        return (self.folder / name).read_text()

    def open(self, name, text=None):
        self.version[name] = 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(self.uri(name), "yaml", 1, text or self.text(name))))

    def change(self, name, range_, text):
        self.version[name] += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.version[name]),
            [types.TextDocumentContentChangePartial(range=range_, text=text)]))

    def replace(self, name, text):
        self.version[name] += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.version[name]),
            [types.TextDocumentContentChangeWholeDocument(text)]))

    async def diagnostics(self, name, fits):
        """The diagnostics of a file, once they fit."""
        async def wait():
            while True:
                told = self.client.diagnostics.get(self.uri(name))
                if told is not None and fits(told):
                    return told
                await asyncio.sleep(0.001)
        return await asyncio.wait_for(wait(), PATIENCE)

    def at(self, name, text, within=None, behind=0):
        """The position of a text in a file, in UTF-16 units."""
        lines = self.text(name).split("\n")
        for number, line in enumerate(lines):
            if text in line and (within is None or within in line):
                units = len(line[:line.index(text)].encode("utf-16-le")) // 2
                return {"text_document": types.TextDocumentIdentifier(self.uri(name)),
                        "position": types.Position(number, units + behind)}
        raise AssertionError(f"{text} is not in {name}")


def codes(diagnostics):
    return [diagnostic.code for diagnostic in diagnostics]


def run(body, editor, *samples):
    async def inside():
        async with Session(editor, *samples) as session:
            await body(session)
    asyncio.run(inside())


def pytest_generate_tests(metafunc):
    if "editor" in metafunc.fixturenames:
        metafunc.parametrize("editor", EDITORS)


def test_findings_follow_the_one_who_types(editor):
    async def body(session):
        name = "cancel-saves.yaml"
        session.open(name)
        found = await session.diagnostics(name, lambda all: "cancel-commits" in codes(all))
        finding = next(each for each in found if each.code == "cancel-commits")
        assert finding.source == "modalflow" and finding.range.start.line == 15
        text = session.text(name).split("\n")
        start = text[15].index("save, ")
        session.change(name, types.Range(types.Position(15, start), types.Position(15, start + 6)), "")
        await session.diagnostics(name, lambda all: "cancel-commits" not in codes(all))
        session.replace(name, "modalflow: 1\nstart: [\n")
        await session.diagnostics(name, lambda all: any(code.startswith("yaml-") for code in codes(all)))
        session.replace(name, session.text(name))
        await session.diagnostics(name, lambda all: "cancel-commits" in codes(all))
    run(body, editor, "pairs/cancel-saves.yaml")


def test_completion_hover_and_symbols(editor):
    async def body(session):
        name = "cancel-saves.yaml"
        text = session.text(name)
        session.open(name)
        await session.diagnostics(name, lambda all: all)
        place = session.at(name, "role: cancel", behind=8)
        hover = await session.client.text_document_hover_async(types.HoverParams(**place))
        assert "gives up what was begun" in hover.contents.value
        symbols = await session.client.text_document_document_symbol_async(
            types.DocumentSymbolParams(types.TextDocumentIdentifier(session.uri(name))))
        assert "settings" in [symbol.name for symbol in symbols]
        session.replace(name, text.replace("does: [save, dismiss]", "does: [save, {present: }]", 1))
        number = next(i for i, line in enumerate(text.split("\n")) if "does: [save, dismiss]" in line)
        column = text.split("\n")[number].index("dismiss]") + len("{present: ")
        offers = await session.client.text_document_completion_async(types.CompletionParams(
            types.TextDocumentIdentifier(session.uri(name)), types.Position(number, column)))
        assert "settings" in [item.label for item in offers.items]
    run(body, editor, "pairs/cancel-saves.yaml")


def test_names_over_all_parts(editor):
    async def body(session):
        name = "waybook/waybook.yaml"
        session.open(name)
        place = session.at(name, "start: ", behind=8)
        definition = await session.client.text_document_definition_async(types.DefinitionParams(**place))
        assert len(definition) == 1
        references = await session.client.text_document_references_async(
            types.ReferenceParams(context=types.ReferenceContext(True), **place))
        assert len(references) > 1 and len({each.uri for each in references}) > 0
        prepared = await session.client.text_document_prepare_rename_async(types.PrepareRenameParams(**place))
        assert prepared is not None
        edit = await session.client.text_document_rename_async(
            types.RenameParams(new_name="first-of-all", **place))
        changes = edit.document_changes or edit.changes
        count = sum(len(c.edits) for c in edit.document_changes) if edit.document_changes else \
            sum(len(edits) for edits in edit.changes.values())
        assert changes and count == len(references)
    run(body, editor, "waybook")


def test_repairs_and_allowances(editor):
    async def body(session):
        name = "timer-settings.yaml"
        session.open(name)
        found = await session.diagnostics(name, lambda all: "unconfirmed-loss-on-gesture" in codes(all))
        finding = next(each for each in found if each.code == "unconfirmed-loss-on-gesture")
        actions = await session.client.text_document_code_action_async(types.CodeActionParams(
            types.TextDocumentIdentifier(session.uri(name)), finding.range,
            types.CodeActionContext(diagnostics=[finding])))
        titles = [action.title for action in actions]
        assert any(title.startswith("Guard the screen") for title in titles), titles
        assert any(title.startswith("Allow ‘unconfirmed-loss-on-gesture’") for title in titles), titles
    run(body, editor, "pommie/timer-settings.yaml")


class Counting:
    """How the client and the server have agreed to count within a line."""

    def __init__(self, session):
        encoding = session.initialized.capabilities.position_encoding or "utf-16"
        self.codec, self.unit = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}[encoding]

    def units(self, text):
        return len(text.encode(self.codec)) // self.unit

    def position(self, text, offset):
        """The position of a character of a text."""
        before = text[:offset]
        return types.Position(before.count("\n"), self.units(before[before.rfind("\n") + 1:]))

    def replaced(self, line, start, end, text):
        """A line with another text between two positions."""
        line = line.encode(self.codec)
        return (line[:start * self.unit] + text.encode(self.codec) + line[end * self.unit:]).decode(self.codec)


def told(diagnostics):
    return sorted((d.code, d.message, d.range.start.line, d.range.start.character) for d in diagnostics)


async def settled(session, name, calm=2.0):
    """The diagnostics of a file once nothing new has come for some time."""
    seen, since = None, time.monotonic()
    while time.monotonic() - since < calm:
        await asyncio.sleep(0.01)
        now = session.client.diagnostics.get(session.uri(name))
        if now is not seen:
            seen, since = now, time.monotonic()
    return seen or []


ODD = """modalflow: 1
app: {name: Größenwahn 🗂, sdk: 18, ios: 18}
start: overview
screens:
  overview:
    title: "Übersicht 📋 – 一覧"
    buttons: [{label: "Neu 🆕", present: entry, style: pageSheet}]
  entry:
    title: Eintrag 👩‍👩‍👧
    unsaved: [notiz]
    buttons: [{label: "🗑 Weg", role: cancel, does: [save, dismiss]}, {label: Fertig, role: done, does: [save, dismiss]}]
"""


def test_many_edits_come_to_the_same_as_the_whole_text(editor):
    async def body(session):
        name, numbers, text, counting = "odd.yaml", random.Random(7), ODD, Counting(session)
        session.open(name, text)
        for _ in range(300):
            start = numbers.randrange(len(text) + 1)
            end = min(len(text), start + numbers.choice([0, 0, 0, 1, 2, 9, 40]))
            new = numbers.choice(["", "x", "🆕", "\n", ": ", "{", "]", "- ", "\t", "\u2028", "é", "\r\n", "*a", "&a "])
            session.change(name, types.Range(counting.position(text, start), counting.position(text, end)), new)
            text = text[:start] + new + text[end:]
            if "\r" in text or numbers.random() < 0.1:
                text = ODD
                session.replace(name, text)
            if numbers.random() < 0.05:
                await asyncio.sleep(0.08)
        edited = told(await settled(session, name))
        session.open("same.yaml", text)
        assert told(await settled(session, "same.yaml")) == edited
        session.replace(name, ODD)
        found = await session.diagnostics(name, lambda all: "cancel-commits" in codes(all))
        finding = next(each for each in found if each.code == "cancel-commits")
        line = ODD.split("\n")[finding.range.start.line]
        assert finding.range.start.character == counting.units(line[:line.index('"🗑 Weg"')])
        actions = await session.client.text_document_code_action_async(types.CodeActionParams(
            types.TextDocumentIdentifier(session.uri(name)), finding.range,
            types.CodeActionContext(diagnostics=[finding])))
        assert actions
    run(body, editor)


def test_names_beyond_ascii_are_renamed(editor):
    async def body(session):
        name = "odd.yaml"
        session.open(name, ODD)
        await session.diagnostics(name, lambda all: all)
        counting = Counting(session)
        place = {"text_document": types.TextDocumentIdentifier(session.uri(name)),
                 "position": counting.position(ODD, ODD.index("entry") + 3)}
        edit = await session.client.text_document_rename_async(types.RenameParams(new_name="note-2", **place))
        changes = edit.document_changes[0].edits if edit.document_changes else edit.changes[session.uri(name)]
        lines = ODD.split("\n")
        for change in sorted(changes, key=lambda each: (-each.range.start.line, -each.range.start.character)):
            start, end = change.range.start, change.range.end
            lines[start.line] = counting.replaced(lines[start.line], start.character, end.character, change.new_text)
        assert "\n".join(lines) == ODD.replace("entry", "note-2")
    run(body, editor)


def test_files_come_go_and_are_renamed(editor):
    async def body(session):
        root, part = "waybook/waybook.yaml", next(
            "waybook/" + each.name for each in sorted((session.folder / "waybook").iterdir())
            if each.name not in ("waybook.yaml", "README.md"))
        session.open(root)
        await session.diagnostics(root, lambda all: True)
        other = part.replace(".yaml", "-2.yaml")
        (session.folder / part).rename(session.folder / other)
        session.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([
            types.FileEvent(session.uri(part), types.FileChangeType.Deleted),
            types.FileEvent(session.uri(other), types.FileChangeType.Created)]))
        found = await session.diagnostics(root, lambda all: "flow-file" in codes(all))
        assert found
        session.replace(root, session.text(root).replace(part.split("/")[1], other.split("/")[1]))
        await session.diagnostics(root, lambda all: "flow-file" not in codes(all))
        # A part that is open and not saved counts as it is in the editor, and as it is on disk once it is closed.
        session.open(other, session.text(other) + "\nnonsense: 1\n")
        await session.diagnostics(other, lambda all: any(code.startswith("unknown") for code in codes(all)))
        session.client.text_document_did_close(types.DidCloseTextDocumentParams(
            types.TextDocumentIdentifier(session.uri(other))))
        await session.diagnostics(other, lambda all: not any(code.startswith("unknown") for code in codes(all)))
        (session.folder / root).unlink()
        session.client.text_document_did_close(types.DidCloseTextDocumentParams(
            types.TextDocumentIdentifier(session.uri(root))))
        await session.diagnostics(root, lambda all: not all)
    run(body, editor, "waybook")


def test_what_is_cancelled_ends_and_the_rest_is_answered(editor):
    async def body(session):
        name = "timer-settings.yaml"
        session.open(name)
        everything = types.Range(types.Position(0, 0), types.Position(999, 0))
        protocol = session.client.protocol
        asked = [
            asyncio.ensure_future(protocol.send_request_async("textDocument/codeAction", types.CodeActionParams(
                types.TextDocumentIdentifier(session.uri(name)), everything, types.CodeActionContext([])),
                f"asked-{number}"))
            for number in range(6)]
        await asyncio.sleep(0.01)
        for number in range(6):
            if number % 2 == 0:
                protocol.notify("$/cancelRequest", types.CancelParams(f"asked-{number}"))
            session.replace(name, session.text(name) + "#" * number)
        ended = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), PATIENCE)
        assert len(ended) == 6
        session.replace(name, session.text(name))
        await session.diagnostics(name, lambda all: "unconfirmed-loss-on-gesture" in codes(all))
        symbols = await session.client.text_document_document_symbol_async(
            types.DocumentSymbolParams(types.TextDocumentIdentifier(session.uri(name))))
        assert symbols
    run(body, editor, "pommie/timer-settings.yaml")


async def measure(name, *samples, near, presses=8):
    """Milliseconds from a key press to the first and to the last diagnostics about it."""
    async with Session("visual_studio_code", *samples) as session:
        start = time.monotonic()
        session.open(name)
        await session.diagnostics(name, lambda all: True)
        opened = time.monotonic() - start
        await asyncio.sleep(6)
        lines = session.text(name).split("\n")
        number = next(i for i, line in enumerate(lines) if near in line)
        at = types.Position(number, len(lines[number]))
        first, last = [], []
        for press in range(presses):
            mark = "x" if press % 2 == 0 else ""
            session.client.diagnostics.clear()
            start = time.monotonic()
            end = types.Position(number, at.character + (0 if mark else 1))
            session.change(name, types.Range(at, end), mark)
            # A misspelt word is a problem at once, and its end is none.
            wanted = bool(mark)
            await session.diagnostics(
                name, lambda all: any(d.code.startswith("unknown") for d in all) == wanted)
            first.append((time.monotonic() - start) * 1000)
            quiet, seen = time.monotonic(), dict(session.client.diagnostics)
            while time.monotonic() - quiet < 6:
                await asyncio.sleep(0.005)
                now = dict(session.client.diagnostics)
                if any(now[uri] is not seen.get(uri) for uri in now):
                    quiet, seen = time.monotonic(), now
            # With a mistake in it the flow is small; played through it is without.
            if not mark:
                last.append((quiet - start) * 1000)
        return opened * 1000, first, last


def main():
    print("| flow | opened | key press to first diagnostics: median | most | to the last: median | most |")
    print("| --- | --- | --- | --- | --- | --- |")
    for title, name, sample, near in [
        ("one file, 2 screens", "cancel-saves.yaml", "pairs/cancel-saves.yaml", "start:"),
        ("Waybook, 100 screens in 12 files", "waybook/waybook.yaml", "waybook", "start:"),
    ]:
        opened, first, last = asyncio.run(measure(name, sample, near=near))
        numbers = [opened, statistics.median(first), max(first), statistics.median(last), max(last)]
        print(f"| {title} | " + " | ".join(f"{number:.0f} ms" for number in numbers) + " |")


if __name__ == "__main__":
    sys.exit(main())
