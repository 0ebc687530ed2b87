"""Why a deal is not proven and why a file is no record, as ids of texts: `verdict-<reason>` and `record-<fault>`."""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "",
    "chain",
    "chance-undone",
    "early-secret",
    "late-nonce",
    "late-secret",
    "malformed-act",
    "manual-chance",
    "missing-nonce",
    "no-commitment",
    "no-nonce",
    "no-secret",
    "nonce-committed-twice",
    "nonce-does-not-match",
    "nonce-not-committed",
    "nonce-shown-before-all-committed",
    "nonce-shown-twice",
    "not-a-human-seat",
    "odds-and-pick-missing",
    "odds-are-no-weights",
    "pick-does-not-match",
    "pick-outside-odds",
    "secret-does-not-match",
    "unknown-version",
    "unreadable",
]

Fault = Literal[
    "bad-shape",
    "byte-order-mark",
    "carriage-return",
    "changed",
    "cut-off",
    "empty-file",
    "empty-line",
    "key-twice",
    "misnumbered",
    "no-hash",
    "not-json",
    "not-utf-8",
    "other-spelling",
    "unknown-version",
]
