"""Draws the icons of the installed browser client from its SVG: `make pictures` runs it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "client" / "public"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-mask": (512, 0.72)}  # pixels, share of them that is owl


def main() -> None:
    owl = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if share == 1 else "#14121f"
            style = f"margin:0;background:{ground};display:grid;place-items:center;height:100vh"
            page.set_content(f'<body style="{style}"><div style="width:{share * 100}%">{owl}</div></body>')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=share == 1)
        browser.close()


if __name__ == "__main__":
    main()
