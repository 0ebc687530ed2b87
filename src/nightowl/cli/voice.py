"""A voice, where the machine has one: espeak-ng, the speech dispatcher, macOS's `say` or Windows' own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

WINDOWS = (
    "Add-Type -AssemblyName System.Speech; $v = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try { $v.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]::new($env:NIGHTOWL_VOICE)) } catch {}; "
    "$v.Speak([Console]::In.ReadToEnd())"
)


class Voice:
    """Says a text and returns when it is said. What is said goes in by standard input, never as part of a command."""

    def __init__(self, command: list[str], lang: str) -> None:
        self.command = command
        self.env = {**os.environ, "NIGHTOWL_VOICE": lang}

    def say(self, text: str) -> bool:
        """Whether it could be said."""
        try:
            done = subprocess.run(
                self.command,
                input=text.encode(),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=self.env,
                check=False,
            )
        except OSError:
            return False
        return done.returncode == 0


def find(lang: str) -> Voice | None:
    """The first voice there is for that language; None: nobody can speak here."""
    for name in ("espeak-ng", "espeak"):
        if shutil.which(name):
            return Voice([name, "-v", lang, "-s", "150", "--stdin"], lang)
    if shutil.which("spd-say"):
        return Voice(["spd-say", "--wait", "--language", lang, "--pipe-mode"], lang)
    if sys.platform == "darwin" and shutil.which("say"):
        return Voice(["say", *mac_voice(lang), "-f", "-"], lang)
    if sys.platform == "win32" and shutil.which("powershell"):
        return Voice(["powershell", "-NoProfile", "-Command", WINDOWS], lang)
    return None


def mac_voice(lang: str) -> list[str]:
    """macOS names its voices: one that speaks the language."""
    listed = subprocess.run(["say", "-v", "?"], capture_output=True, text=True, check=False).stdout
    return voice_in(listed, lang)


def voice_in(listed: str, lang: str) -> list[str]:
    """From lines such as `Anna   de_DE   # Hallo`."""
    for line in listed.splitlines():
        words = line.partition("#")[0].split()
        if len(words) > 1 and words[-1].startswith(lang + "_"):
            return ["-v", " ".join(words[:-1])]
    return []
