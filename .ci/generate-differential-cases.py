#!/usr/bin/env python3
"""Writes Tests/Fixtures/expressions/differential.json: random expressions over the toy world of
ExpressionLanguageTests, with what Google's cel-cpp makes of them where enums are strings and records are maps.

    pip install cel-expr-python && python3 .ci/generate-differential-cases.py

The same seed gives the same file, so a difference after an upgrade of cel-cpp is a difference of the oracle.
"""
import json
import pathlib
import random

from cel_expr_python import cel

STYLES = ["root", "push", "sheet", "formSheet", "pageSheet", "fullScreen", "popover", "alert"]
ROLES = ["none", "cancel", "close", "done", "save"]
WORDS = ["", "save", "stop", "dirty", "saved", "a", "é", "e\u0301", "Close"]
COUNT = 700
rng = random.Random(20260715)


def world():
    def handle():
        return {"label": rng.choice(WORDS), "role": rng.choice(ROLES),
                "works": rng.sample(WORDS, rng.randint(0, 3))}

    def window():
        styles = sorted(rng.sample(range(len(STYLES)), rng.randint(0, 3)))
        value = {"id": rng.choice(WORDS), "style": rng.choice(STYLES), "depth": rng.randint(-1, 4),
                 "modal": rng.random() < 0.5, "handles": [handle() for _ in range(rng.randint(0, 3))],
                 "styles": [STYLES[i] for i in styles], "styleSet": [STYLES[i] for i in styles]}
        if value["modal"] or value["style"] in ("sheet", "popover") or rng.random() < 0.3:
            value["handle"] = handle()
        return value

    return {"window": window(), "stack": [window() for _ in range(rng.randint(0, 4))],
            "flags": rng.sample(WORDS, rng.randint(0, 3)), "oldest": rng.choice([12.0, 12.5, 13.0, 14.5]),
            "limit": rng.randint(-2, 5), "role": rng.choice(ROLES)}


def quoted(text):
    return "'" + text + "'" if rng.random() < 0.8 else '"' + text + '"'


class Writer:
    """Writes expressions of a wanted type. `scope` has the variables, `there` the handles proved present."""

    def __init__(self):
        self.names = 0

    def fresh(self):
        self.names += 1
        return f"v{self.names}"

    def pick(self, kind, scope):
        return rng.choice([name for name, found in scope if found == kind] or [None])

    def boolean(self, depth, scope, there):
        if depth <= 0:
            return self.leaf(scope, there)
        sub = lambda s=scope, t=there: self.boolean(depth - 1, s, t)
        choice = rng.randrange(17)
        if choice < 2:
            return f"({sub()} && {sub()})" if rng.random() < 0.7 else f"({sub()} && {sub()} && {sub()})"
        if choice < 4:
            return f"({sub()} || {sub()})" if rng.random() < 0.7 else f"({sub()} || {sub()} || {sub()})"
        if choice == 4:
            return f"!({sub()})"
        if choice == 5:
            return f"({sub()} ? {sub()} : {sub()})"
        if choice < 9:
            return self.quantifier(depth, scope, there)
        if choice < 12:
            return self.guarded(depth, scope, there)
        if choice == 12:
            window = self.window(scope)
            v = self.fresh()
            inner = self.boolean(depth - 1, scope + [(v, "handle")], there)
            return (f"(size({window}.handles) > 0 && "
                    f"{window}.handles[0].role == {self.role(0, scope, there)} || "
                    f"{window}.handles.filter({v}, {inner}).size() {self.relation()} {rng.randint(0, 2)})")
        if choice == 13:
            v = self.fresh()
            test = self.boolean(depth - 1, scope + [(v, "window")], there)
            return (f"(size(stack.map({v}, {test}, {v}.depth + {rng.randint(0, 2)})) {self.relation()} "
                    f"{rng.randint(0, 2)})")
        if choice == 14:
            r, v = self.fresh(), self.fresh()
            members = ", ".join(quoted(m) for m in rng.sample(ROLES, rng.randint(1, 3)))
            kind = rng.choice(["all", "exists"])
            return (f"[{members}].{kind}({r}, {self.window(scope)}.handles.exists({v}, "
                    f"{v}.role {rng.choice(['==', '!='])} {r}))")
        if choice == 15:
            return (f"({self.integer(depth - 1, scope, there)} {self.relation()} "
                    f"{self.integer(depth - 1, scope, there)})")
        return self.leaf(scope, there)

    def quantifier(self, depth, scope, there):
        kind = rng.choice(["all", "exists", "exists_one"])
        v = self.fresh()
        source = rng.randrange(5)
        if source == 0:
            range_, element = "stack", "window"
        elif source == 1:
            range_, element = f"{self.window(scope)}.handles", "handle"
        elif source == 2:
            range_, element = f"{self.window(scope)}.{rng.choice(['styles', 'styleSet'])}", "style"
        elif source == 3:
            range_, element = rng.choice(["flags", f"{self.handle_list(scope)}"]), "text"
        else:
            w = self.fresh()
            test = self.boolean(depth - 2, scope + [(w, "window")], there)
            range_, element = f"stack.filter({w}, {test})", "window"
        if element == "text" and range_ != "flags":
            range_, element = "flags", "text"
        return f"{range_}.{kind}({v}, {self.boolean(depth - 1, scope + [(v, element)], there)})"

    def handle_list(self, scope):
        return "flags"

    def guarded(self, depth, scope, there):
        window = self.window(scope)
        inner = self.boolean(depth - 1, scope + [(f"{window}.handle", "handle")], there)
        guard = rng.choice([f"has({window}.handle)", f"{window}.modal", f"{window}.style in ['sheet', 'popover']",
                            f"{window}.style == 'sheet'", f"({window}.modal || has({window}.handle))"])
        form = rng.randrange(3)
        if form == 0:
            return f"({guard} && {inner})"
        if form == 1:
            return f"(!({guard}) || {inner})"
        return f"({guard} ? {inner} : {self.boolean(depth - 1, scope, there)})"

    def relation(self):
        return rng.choice(["==", "!=", "<", "<=", ">", ">="])

    def window(self, scope):
        return self.pick("window", scope)

    def leaf(self, scope, there):
        choice = rng.randrange(10)
        window = self.window(scope)
        handle = self.pick("handle", scope)
        if choice == 0:
            return f"{window}.modal"
        if choice == 1:
            return f"{self.style(scope)} {rng.choice(['==', '!='])} {self.style_or_literal(scope)}"
        if choice == 2:
            members = ", ".join(quoted(m) for m in rng.sample(STYLES, rng.randint(1, 4)))
            return f"{self.style(scope)} in [{members}]"
        if choice == 3:
            return f"{self.style_or_literal(scope)} in {window}.{rng.choice(['styles', 'styleSet'])}"
        if choice == 4:
            return f"has({window}.handle)"
        if choice == 5:
            return f"oldest {self.relation()} {rng.choice(['12.0', '12.5', '13.0', '1e1', 'oldest'])}"
        if choice == 6:
            return f"{self.text(1, scope, there)} {self.relation()} {self.text(1, scope, there)}"
        if choice == 7:
            return f"{self.text(0, scope, there)} in {rng.choice(['flags', handle + '.works' if handle else 'flags'])}"
        if choice == 8:
            method = rng.choice(["contains", "startsWith", "endsWith", "matches"])
            argument = quoted(rng.choice(["s.", "^a", "o", "[a-d]+$", "e"])) if method == "matches" \
                else self.text(0, scope, there)
            return f"{self.text(0, scope, there)}.{method}({argument})"
        return f"{self.role(0, scope, there)} {rng.choice(['==', '!='])} role"

    def style(self, scope):
        names = [n for n, k in scope if k == "style"] + [f"{n}.style" for n, k in scope if k == "window"]
        return rng.choice(names)

    def style_or_literal(self, scope):
        return quoted(rng.choice(STYLES)) if rng.random() < 0.7 else self.style(scope)

    def role(self, depth, scope, there):
        handle = self.pick("handle", scope)
        choices = [quoted(rng.choice(ROLES)), quoted(rng.choice(ROLES)), "role"]
        if handle:
            choices += [f"{handle}.role"] * 2
        return rng.choice(choices)

    def text(self, depth, scope, there):
        handle = self.pick("handle", scope)
        text = self.pick("text", scope)
        choices = [quoted(rng.choice(WORDS)), f"{self.window(scope)}.id", f"string({self.style(scope)})"]
        if handle:
            choices.append(f"{handle}.label")
        if text:
            choices += [text] * 2
        if depth > 0 and rng.random() < 0.3:
            return f"({self.text(0, scope, there)} + {self.text(0, scope, there)})"
        return rng.choice(choices)

    def integer(self, depth, scope, there):
        window = self.window(scope)
        if depth > 0 and rng.random() < 0.5:
            sign = rng.choice(["+", "-", "*", "/", "%"])
            return f"({self.integer(depth - 1, scope, there)} {sign} {self.integer(depth - 1, scope, there)})"
        return rng.choice([str(rng.randint(-3, 9)), "limit", f"{window}.depth", f"size({window}.handles)",
                           f"{window}.styleSet.size()", "size(flags)", f"size({window}.id)",
                           "9223372036854775807" if rng.random() < 0.2 else "2", f"-{window}.depth"])


def main():
    worlds = [world() for _ in range(8)]
    variables = {name: cel.Type.DYN for name in worlds[0]}
    env = cel.NewEnv(variables=variables)
    cases, seen = [], set()
    while len(cases) < COUNT:
        expr = Writer().boolean(rng.randint(1, 4), [("window", "window")], set())
        if expr in seen or len(expr) > 600:
            continue
        seen.add(expr)
        program = env.compile(expr, disable_check=True)
        results = []
        for data in worlds:
            try:
                value = program.eval(data=data)
                plain = value.value() if hasattr(value, "value") else value
                results.append(plain if isinstance(plain, bool) else "error")
            except Exception:
                results.append("error")
        cases.append({"expr": expr, "results": results})
    path = pathlib.Path(__file__).parent.parent / "Tests/Fixtures/expressions/differential.json"
    lines = [json.dumps(case, ensure_ascii=False) for case in cases]
    head = [json.dumps(data, ensure_ascii=False) for data in worlds]
    path.write_text('{"worlds": [\n' + ",\n".join(head) + '\n],\n"cases": [\n' + ",\n".join(lines) + "\n]}\n")
    flat = [r for case in cases for r in case["results"]]
    print({str(kind): flat.count(kind) for kind in (True, False, "error")})


main()
