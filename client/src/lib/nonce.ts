/** A device's part in a fair deal: a random number, promised by its hash before anybody shows hers. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

export function promise(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** Sixteen random bytes, drawn on this device. */
export function drawNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}
