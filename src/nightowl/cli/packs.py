"""`--pack`: a game with other content than its own, checked before anybody plays."""

from __future__ import annotations

from pathlib import Path

from .. import registry
from ..kernel.content import ContentError
from ..kernel.texts import TextError
from ..kernel.texts_check import needed
from .wrong import Wrong


def use(folder: str | None, game: str, lang: str) -> None:
    """Nothing without a folder; a pack that cannot be is refused by file and entry."""
    if folder is None:
        return
    if game not in registry.PACKED:
        raise Wrong("cli-no-packs", game=game, games=", ".join(registry.PACKED))
    if not Path(folder).is_dir():
        raise Wrong("cli-no-folder", path=folder)
    registry.use_pack(game, Path(folder).resolve())
    try:
        wanted = needed(registry.load(game), ())
        texts = registry.texts(game, lang)
    except (ContentError, TextError) as error:
        raise Wrong("cli-bad-pack", path=folder, detail=str(error)) from None
    for id in sorted(wanted):
        if not texts.has(id):
            raise Wrong("cli-bad-pack", path=folder, detail=f"texts/{lang}.ftl: {id}")
