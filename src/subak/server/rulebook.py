"""A rules page as HTML. Where it has a picture, a figure names it: the page draws it with the pieces of the table."""

from collections.abc import Sequence
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from subak.locale import SECTION


def rules_page(text: str) -> str:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("image", figure)
    tokens = parser.parse(text)
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        children = inline.children or []
        if [child.type for child in children] == ["image"] and children[0].content:
            # A figure stands for itself, not in a paragraph.
            opening.hidden = closing.hidden = True
        section = SECTION.search(inline.content) if opening.type == "heading_open" else None
        if section:
            opening.attrSet("id", section[1])
            children[-1].content = SECTION.sub("", children[-1].content)
    html: str = parser.renderer.render(tokens, parser.options, {})
    return html


def figure(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    picture = tokens[place]
    name = escape(str(picture.attrs["src"]))
    if not picture.content:
        return f'<span data-picture="{name}"></span>'  # beside words that say it
    caption = self.renderInlineAsText(picture.children or [], options, env).replace("\n", " ")
    return f'<figure data-picture="{name}"><figcaption>{escape(caption)}</figcaption></figure>\n'
