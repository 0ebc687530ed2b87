/** A picture of each place, and of what a bag may hold instead: drawn in a box of 120×80 from a few strokes of light. */

import type { Location } from "../../wire/spyfall";

const path = (fill: string, d: string, more = "") => `<path fill="${fill}" d="${d}"${more}/>`;
const line = (stroke: string, d: string, width = 1.5) => `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (fill: string, x: number, y: number, r: number, more = "") => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"${more}/>`;
const glow = (fill: string, x: number, y: number, r: number) => [1, 0.66, 0.36].map((k) => dot(fill, x, y, r * k, ' opacity=".22"')).join("");
/** A sky in four bands, darkest above. */
const sky = (top: string, low: string) => `<path fill="${top}" d="M0 0h120v80H0z"/>` + [28, 44, 58].map((y) => path(low, `M0 ${y}h120v${80 - y}H0z`, ' opacity=".3"')).join("");
/** Lit squares: rows of `x,y` pairs. */
const lit = (fill: string, at: number[], w = 3, h = 4) => path(fill, at.reduce((d, x, n) => (n % 2 ? d : `${d}M${x} ${at[n + 1]}h${w}v${h}h-${w}z`), ""));
const stars = (at: number[]) => lit("#fff", at, 1, 1);
const ground = (fill: string, y: number) => path(fill, `M0 ${y}h120v${80 - y}H0z`);

const SKY_STARS = [10, 8, 24, 18, 40, 6, 58, 14, 74, 7, 92, 16, 108, 9, 16, 30, 102, 32];

export const PICTURES: Record<Location, string> = {
  arkham:
    sky("#171326", "#4b2d57") + dot("#f1e2b0", 92, 18, 10) + path("#171326", "M86 20c4-4 9-4 13-1-3 0-5 1-6 3-2-2-4-3-7-2z") +
    path("#0d0a17", "M14 80V42l6-9 6 9v8h14V34l6-14 6 14v4h16v-4l6-14 6 14v16h14v-8l6-9 6 9v38z") + line("#0d0a17", "M46 20V10M74 20V10M20 33v-8M100 33v-8", 2) +
    lit("#d9f07a", [30, 56, 38, 56, 58, 48, 62, 48, 80, 56, 88, 56]) + path("#6b4a2a", "M54 80V66a6 6 0 0 1 12 0v14z") +
    line("#584a70", "M0 74h52M68 74h52M6 68v12M16 68v12M26 68v12M36 68v12M46 68v12M74 68v12M84 68v12M94 68v12M104 68v12M114 68v12", 1.4),
  atlantis:
    sky("#04304a", "#0f6e86") + path("#8fe4ee", "M30 0h14L26 80H2zM66 0h12l10 80H64z", ' opacity=".16"') + ground("#0a4d5e", 70) +
    path("#d6c38a", "M34 70V44h4v26zM46 70V44h4v26zM70 70V44h4v26zM82 70V44h4v26zM30 44h60v-4L60 26 30 40zM28 70h64v4H28z") + path("#f4e6b4", "M56 70V54a4 4 0 0 1 8 0v16z") + dot("#f4e6b4", 60, 36, 3) +
    path("#ff9d6b", "M14 30c5-5 11-5 15 0-4 5-10 5-15 0zm-1 0-5-4v8z") + path("#ffd166", "M98 20c4-4 9-4 12 0-3 4-8 4-12 0zm13 0 4-3v6z") + line("#b7f3f5", "M20 60v-4M24 50v-3M100 58v-4M104 46v-3M60 20v-4", 2) + line("#3fae8c", "M8 80c-2-8 4-10 2-18M112 80c3-8-3-12 0-20", 3),
  batcave:
    sky("#0a0d16", "#1c2740") + path("#05070d", "M0 0h120v14l-6 14-6-16-8 10-6-14-10 22-8-20-8 10-8-12-10 18-8-16-10 14-8-18-8 24-6-16-10 12-8-12z") + glow("#ffd75e", 60, 44, 26) +
    path("#05070d", "M60 38c2-3 1-5 3-6 1 2 3 2 4 0 2 2 2 4 3 5 6-2 12-1 16 3-6 0-9 2-10 6-3-2-6-1-7 1-3-1-5 1-9 6-4-5-6-7-9-6-1-2-4-3-7-1-1-4-4-6-10-6 4-4 10-5 16-3 1-1 1-3 3-5 1 2 3 2 4 0 2 1 1 3 3 6z", ' transform="translate(0 1)"') +
    path("#141c2f", "M0 80c6-14 20-16 34-14 20 3 40 3 56 0 14-3 24 0 30 14z") + path("#7ad7ff", "M12 58h16v9H12zM92 58h16v9H92z") + line("#2d4a78", "M20 67v6M100 67v6", 2) + line("#7ad7ff", "M44 74h32", 1.4),
  "belle-reve":
    sky("#1b1e24", "#3d5148") + path("#2a3130", "M8 80V38h104v42z") + path("#1b2120", "M8 38h104v5H8z") + path("#3a4442", "M16 38V20h14v18zM90 38V20h14v18z") + path("#20282a", "M13 20h20v-4H13zM87 20h20v-4H87z") +
    path("#ffe9a0", "M30 26 74 80H44zM90 26 50 80h28z", ' opacity=".25"') + dot("#fff3c4", 24, 28, 3.5) + dot("#fff3c4", 96, 28, 3.5) +
    path("#0f1413", "M46 80V54h28v26z") + line("#7d8c88", "M50 54v26M55 54v26M60 54v26M65 54v26M70 54v26M46 62h28", 1.6) + line("#93a29d", "M8 38c4-5 8 5 12 0s8 5 12 0 8 5 12 0 8 5 12 0 8 5 12 0 8 5 12 0 8 5 12 0 8 5 12 0", 1.2) + line("#4f6b3c", "M0 78c6-6 8-2 12-8M120 78c-6-6-8-2-12-8", 2.4),
  ccpd:
    sky("#14203c", "#3b5a8f") + path("#0f182c", "M0 80V34h18v46zM102 80V28h18v52z") + path("#c9cfdd", "M22 80V40h76v40z") + path("#e8ecf5", "M18 40 60 20l42 20z") + path("#9aa4ba", "M22 40h76v4H22z") +
    path("#aeb7ca", "M30 80V48h6v32zM44 80V48h6v32zM70 80V48h6v32zM84 80V48h6v32z") + path("#2c3a5c", "M54 80V58h12v22z") + path("#ffd166", "m60 25 2 4 4 .5-3 3 .8 4.500-3.800-2-3.800 2 .8-4.500-3-3 4-.5z") +
    glow("#4f8bff", 26, 36, 10) + glow("#ff5b5b", 94, 36, 10) + dot("#8fb6ff", 26, 36, 3) + dot("#ff9090", 94, 36, 3) + lit("#ffe58a", [4, 42, 10, 50, 106, 36, 112, 46]),
  "daily-planet":
    sky("#1a1c3b", "#7b4a63") + path("#11142a", "M0 80V46h16v34zM104 80V40h16v40z") + path("#2b3156", "M36 80V38h48v42z") + path("#3a4270", "M42 38V26h36v12z") + path("#2b3156", "M20 80V52h16v28zM84 80V52h16v28z") +
    glow("#ffd88a", 60, 15, 18) + dot("#f0b94b", 60, 15, 9) + line("#8a5a12", "M51 15h18M53 10h14M53 20h14M60 6v18M56 7c-3 5-3 11 0 16M64 7c3 5 3 11 0 16", 0.9) + path("#fff0c9", "M44 13c10-5 22-6 32-1l-1 4c-9-4-20-4-30 1z") +
    lit("#ffe58a", [42, 44, 50, 44, 66, 44, 74, 44, 42, 54, 58, 54, 74, 54, 50, 64, 66, 64, 24, 58, 90, 64, 28, 68, 46, 30, 58, 30, 70, 30]),
  ferris:
    sky("#5a3a52", "#e08a55") + dot("#ffe0a3", 96, 34, 12) + ground("#3a2a33", 62) + path("#57404a", "M6 62V44c0-12 44-12 44 0v18z") + path("#2a1e26", "M12 62V48h32v14z") + line("#7d5f68", "M6 44c0-12 44-12 44 0", 2) +
    path("#dfe6ee", "M54 54c10-4 30-6 42-2 6 2 8 4 8 6l-8 2H58c-6 0-8-4-4-6z") + path("#a9b4c2", "m70 58 14 10h8l-6-10zM56 54l-6-12h8l8 11z") + path("#3f7fb5", "M92 53c4 0 7 1 9 3h-10z") + path("#6fdc7d", "M58 57h30v1.600H58z") +
    line("#ffe0a3", "M4 74h18M34 74h18M64 74h18M94 74h18", 2) + line("#f6c793", "M10 14c20 4 40 2 58-6", 1.4) + path("#f6c793", "m66 6 8 0-6 5z"),
  fortress:
    sky("#0c2140", "#7fb6dc") + stars(SKY_STARS) + line("#7df0c8", "M0 22c20-12 34 6 56-4s36-8 64 2", 4) + ground("#d8ecf7", 66) +
    path("#a9d4ee", "M60 8 70 66H50zM40 22l12 44H36zM80 22 68 66h16zM26 36l12 30H24zM94 36 82 66h14z") + path("#e8f7ff", "M60 8v58H50zM40 22l2 44h-6zM80 22l-2 44h6zM26 36l2 30h-4zM94 36l-2 30h4z", ' opacity=".8"') +
    path("#2f6fa0", "M55 66V54l5-6 5 6v12z") + line("#fff", "M8 72c8-3 14-3 22 0M86 74c8-3 14-3 24 0", 1.6) + line("#fff", "M14 44 36 62M106 44 84 62", 1),
  "gorilla-city":
    sky("#1d3a33", "#c7a24a") + dot("#ffe7a1", 60, 30, 15) + path("#8c6b3a", "M34 66V46h52v20zM42 46V34h36v12zM50 34V24h20v10z") + path("#b18b4d", "M34 46h52v3H34zM42 34h36v3H42zM50 24h20v3H50z") + path("#2c1f12", "M54 66V54h12v12z") +
    path("#4d3a20", "M50 27c0-8 4-12 10-12s10 4 10 12c-3 5-6 6-10 6s-7-1-10-6z") + path("#c9a877", "M53 26c2-3 12-3 14 0 1 4-3 6-7 6s-8-2-7-6z") + dot("#1a120a", 57, 24, 1.3) + dot("#1a120a", 63, 24, 1.3) +
    path("#0f2a20", "M0 80V40c8 2 12 8 14 16 2-6 6-8 12-8-4 6-6 10-6 18h80c0-8-2-12-6-18 6 0 10 2 12 8 2-8 6-14 14-16v40z") + line("#2f7a4d", "M10 40C6 30 2 28 0 28M110 40c4-10 8-12 10-12M20 50c6-4 10-4 14 0M100 50c-6-4-10-4-14 0", 2.4),
  "gotham-state":
    sky("#27304d", "#a5687a") + path("#6e3f35", "M14 80V48h92v32z") + path("#8d5546", "M48 80V22h24v58z") + path("#3d2a2e", "M46 22h28L60 8zM12 48h36v-4L30 36l-18 8zM72 48h36v-4l-18-8-18 8z") + dot("#fff2cf", 60, 32, 7) + line("#3d2a2e", "M60 27v5l4 2", 1.3) +
    lit("#ffe3a0", [20, 54, 28, 54, 36, 54, 80, 54, 88, 54, 96, 54, 20, 66, 28, 66, 36, 66, 80, 66, 88, 66, 96, 66], 4, 6) + path("#33222a", "M54 80V62a6 6 0 0 1 12 0v18z") + line("#3f7d4a", "M14 78c2-10-2-14 2-22M106 78c-2-10 2-14-2-22", 3) + path("#e9dcc0", "m56 46 4-2 4 2v5l-4-1.500-4 1.500z"),
  "hall-of-justice":
    sky("#123763", "#8ec5e8") + path("#e7e2d2", "M16 66V46h88v20z") + path("#f7f3e6", "M38 66V30c0-18 44-18 44 0v36z") + path("#5d90bb", "M44 66V34c0-14 32-14 32 0v32z") + line("#f7f3e6", "M52 25v41M60 23v43M68 25v41M44 42h32M44 54h32", 1.8) +
    path("#c9c2ad", "M30 66V26h8v40zM82 66V26h8v40z") + path("#f0d27a", "M30 26h8v-4h-8zM82 26h8v-4h-8z") + ground("#3d7a55", 70) + path("#8fd1ee", "M46 70h28l14 10H32z") + path("#d8d0ba", "M10 66h100v4H10z") + lit("#5d90bb", [20, 52, 96, 52], 5, 8),
  "iceberg-lounge":
    sky("#0f1430", "#38416f") + path("#0a1026", "M0 58h120v22H0z") + path("#cfeaf6", "M16 58 30 30l10-8 12-12 14 10 12-4 14 16 14 26z") + path("#9fcbe4", "m52 10-6 26-16 22h26l10-20zM78 16l-6 22 10 20h14z", ' opacity=".7"') +
    glow("#ff5fb0", 62, 46, 18) + path("#1a1238", "M38 58V40h48v18z") + line("#ff8ac8", "M42 44h40v9H42z", 1.4) + path("#ffd1ea", "M46 46h2v6h-2zM52 46h5v1.500h-3.500v3H57V52h-5zM61 46h5v6h-5zM70 46h8v2h-3v4h-2v-4h-3z") +
    path("#0a1026", "M14 62c2-7 8-7 10 0l1 8H13z") + path("#f6f3ea", "M17 63c1-4 4-4 5 0v6h-5z") + path("#ffb03a", "m22 60 4 1-4 2z") + line("#2b1d4d", "M15 56h9", 2.6) + line("#5a7fb8", "M36 68h14M62 72h20M88 66h16", 1.4),
  satellite:
    sky("#05070f", "#101a35") + stars(SKY_STARS) + path("#1e5fa0", "M0 80c14-18 36-26 60-26s46 8 60 26z") + path("#57b06c", "M22 66c8-6 16-6 20-2 4 3-2 6-8 8-6 1-14 0-12-6zM72 60c8-2 18 2 22 8-6 4-14 2-20-1-4-2-6-6-2-7z") + line("#8fd0ff", "M0 80c14-18 36-26 60-26s46 8 60 26", 1.6) +
    path("#c5ccd9", "M50 20h20l5 10-5 10H50l-5-10z") + path("#8d97a8", "M57 10h6v40h-6z") + path("#e9edf5", "M54 24h12l3 6-3 6H54l-3-6z") + path("#3b64b8", "M14 24h26v12H14zM80 24h26v12H80z") + line("#9db8f0", "M20 24v12M27 24v12M34 24v12M86 24v12M93 24v12M100 24v12M40 30h8M72 30h8", 1.2) + dot("#ffe58a", 60, 30, 3) + dot("#ff6b6b", 60, 8, 1.8),
  kandor:
    sky("#22163d", "#6a3f7a") + ground("#3a2531", 68) + path("#bfe3ff", "M44 12h32v8l-3 3v6c12 4 19 13 19 24 0 10-6 16-12 16H40c-6 0-12-6-12-16 0-11 7-20 19-24v-6l-3-3z", ' opacity=".28"') + glow("#ff8a5c", 60, 50, 22) +
    path("#3c2a6b", "M38 66V52h6v14zM46 66V42l4-6 4 6v24zM56 66V36l4-10 4 10v30zM66 66V44l4-6 4 6v22zM76 66V54h6v12z") + lit("#ffe58a", [49, 46, 49, 54, 59, 42, 59, 50, 59, 58, 69, 50, 69, 58, 40, 58, 78, 60], 2, 3) +
    line("#e8f6ff", "M44 12h32v8l-3 3v6c12 4 19 13 19 24 0 10-6 16-12 16H40c-6 0-12-6-12-16 0-11 7-20 19-24v-6l-3-3z", 1.6) + path("#8a5a34", "M46 6h28v8H46z") + line("#fff", "M36 44c2-5 5-8 9-10", 2.2),
  lexcorp:
    sky("#0d1a1e", "#2f5b52") + path("#0a1216", "M0 80V52h20v28zM24 80V60h14v20zM84 80V56h16v24zM102 80V46h18v34z") + path("#1f3a3a", "M44 80V14l16-8 16 8v66z") + path("#35625a", "M60 6v74H44V14z") + line("#7fe3b8", "M44 24h32M44 34h32M44 44h32M44 54h32M44 64h32M44 74h32M60 6v74", 0.8) +
    glow("#8dff9e", 60, 24, 16) + path("#c9ffd1", "M54 16h4v12h8v4H54z") + lit("#9be8b4", [6, 58, 12, 66, 28, 66, 90, 62, 106, 54, 112, 62, 110, 70]) + line("#c9ffd1", "M60 6V0", 1.4),
  mogo:
    sky("#07060f", "#1b1433") + stars(SKY_STARS) + glow("#4fe07a", 60, 42, 40) + dot("#1f8a4d", 60, 42, 27) + path("#2fb765", "M36 34c8-6 12 2 20-2s4-12 14-14c8 1 14 6 16 14-6 8-14 2-20 8s-2 12-12 12-14-8-18-18z", ' opacity=".8"') + path("#57d685", "M44 60c8-3 12 2 20 0s10-6 18-5c-6 9-14 13-22 14-7 0-12-4-16-9z") +
    line("#d9ffe0", "M50 34h20M50 50h20", 2.6) + dot("none", 60, 42, 7, ' stroke="#d9ffe0" stroke-width="2.6"') + line("#9affb8", "M33 42c8 18 46 18 54 0", 0.8) + dot("#cfd3e6", 102, 20, 5) + dot("#aab0cc", 14, 62, 3),
  "star-labs":
    sky("#10242f", "#3a8a94") + ground("#1c3a42", 66) + path("#dbe8ea", "M10 66V46h100v20z") + path("#b6cace", "M10 46h100v4H10z") + path("#eaf4f5", "M38 46c0-26 44-26 44 0z") + line("#8fb0b5", "M60 27v19M46 34c4 4 6 8 6 12M74 34c-4 4-6 8-6 12", 1) +
    glow("#7dfcff", 60, 14, 14) + path("#e6ffff", "m60 6 2.400 5.600 6 .6-4.500 4 1.300 6L60 19l-5.200 3.200 1.300-6-4.500-4 6-.6z") + lit("#3f8f9a", [16, 54, 26, 54, 36, 54, 78, 54, 88, 54, 98, 54], 6, 6) + path("#2a5660", "M52 66V54h16v12z") + line("#7dfcff", "M20 46V28l-4-5M20 28l4-5M100 46V28l-4-5M100 28l4-5", 1.4) + dot("#7dfcff", 20, 20, 2) + dot("#7dfcff", 100, 20, 2),
  themyscira:
    sky("#2c5fa8", "#ffcf9e") + dot("#fff1c9", 26, 30, 9) + ground("#2f86a8", 60) + path("#6f8f4f", "M40 62c6-22 18-34 34-36 16 4 28 14 40 34z") + path("#8fae62", "M58 62c4-14 10-22 18-26 12 4 20 12 28 26z") +
    path("#fbf3df", "M62 42V30h3v12zM69 42V30h3v12zM80 42V30h3v12zM87 42V30h3v12zM58 30h36l-18-9zM58 42h36v3H58z") + path("#e9d9ae", "M74 42v-8a2 2 0 0 1 4 0v8z") + path("#f4ecda", "M0 60h46l-6 6-40 4z", ' opacity=".7"') + path("#a44a2c", "M8 66h22l-4 6H12z") + path("#fff", "M19 64V44l12 16z") + path("#c94f4f", "M18 64V46L10 62z") + line("#bfe9f4", "M44 72h18M74 68h20M86 76h22", 1.4),
  "titans-tower":
    sky("#1a1747", "#e0688a") + dot("#ffe6b0", 60, 52, 16) + ground("#27407f", 58) + path("#ffe6b0", "M50 62h20v1.600H50zM54 68h12v1.600H54zM57 74h6v1.600h-6z") + path("#3a3159", "M36 62c8-8 40-8 48 0z") + path("#dfe3f2", "M34 14h52v14H68v30H52V28H34z") + path("#aab3d6", "M68 28h18V14H74v10h-6zM60 28h8v30h-8z") +
    lit("#5d74d8", [38, 18, 45, 18, 52, 18, 59, 18, 66, 18, 73, 18, 80, 18, 55, 32, 62, 32, 55, 40, 62, 40, 55, 48, 62, 48], 4, 5) + line("#fff", "M14 26c3-3 5-3 7 0 2-3 4-3 7 0M92 36c2-2 4-2 5 0 2-2 3-2 5 0", 1.2),
  warworld:
    sky("#0c0606", "#3a1414") + stars(SKY_STARS) + glow("#ff6a3a", 60, 42, 38) + dot("#4a3a3a", 60, 42, 26) + path("#2c2020", "M34 40h52v5H34zM40 26h40v3H40zM40 56h40v3H40z") + path("#5f4a48", "M44 22c6-4 10-6 16-6v26H34c0-8 4-15 10-20z") + path("#1a1010", "M60 10l5 8h-10zM32 22l10 2-7 6zM88 22l-3 8-7-6zM26 42l8-5v10zM94 42l-8-5v10zM32 62l3-8 7 6zM88 62l-10-2 7-6zM60 74l-5-8h10z") +
    dot("#ff7a45", 68, 36, 6) + dot("#ffe08a", 68, 36, 3) + lit("#ffb27a", [42, 48, 50, 50, 58, 48, 66, 51, 74, 48, 46, 34, 54, 30], 2, 2) + line("#ff7a45", "M74 36l34-14", 1.6),
  joker:
    sky("#1d0f33", "#4b2a80") + path("#b9ef52", "M0 80 34 0h16L24 80zM120 80 86 0H70l26 80z", ' opacity=".14"') + path("#f6f3ff", "M42 34c0-16 36-16 36 0 0 20-8 32-18 32s-18-12-18-32z") +
    path("#58c04a", "M38 34c-4-14 6-24 12-20 4-8 14-8 18 0 8-4 18 6 14 20-4-8-8-10-12-9-6 1-14 1-20 0-4-1-8 1-12 9z") + path("#1d0f33", "M48 38c2-3 7-3 9 0-2 3-7 3-9 0zM63 38c2-3 7-3 9 0-2 3-7 3-9 0z") + path("#d0304c", "M44 47c8 4 24 4 32 0-2 12-10 16-16 16s-14-4-16-16z") + path("#fff", "M48 50c8 3 16 3 24 0-2 4-22 4-24 0z") + line("#1d0f33", "M47 33c3-3 7-3 10-1M73 33c-3-3-7-3-10-1", 1.4),
  jest:
    sky("#1d0f33", "#80308a") + path("#b9ef52", "M60 40C44 40 34 30 22 38c6 2 8 8 8 14 8-2 14 4 16 14h28c2-10 8-16 16-14 0-6 2-12 8-14-12-8-22 2-38 2z") + path("#8d5bff", "M60 40v26h14c2-10 8-16 16-14 0-6 2-12 8-14-12-8-22 2-38 2zM46 66c-2-10-8-16-16-14 0-6-2-12-8-14 8-5 16-2 24 1 6 8 8 17 0 27z", ' opacity=".85"') + dot("#ffd166", 22, 38, 4.5) + dot("#ffd166", 98, 38, 4.5) + dot("#ffd166", 60, 22, 4.5) + path("#ff8fa3", "M60 24c8 4 10 12 8 18H52c-2-6 0-14 8-18z") + path("#ffd166", "M42 66h36v5H42z"),
  multiverse:
    sky("#0b0b26", "#5a2d86") + stars(SKY_STARS) + dot("none", 60, 40, 30, ' stroke="#7cc7ff" stroke-width="2" opacity=".8"') + dot("none", 52, 40, 22, ' stroke="#b9ef52" stroke-width="2" opacity=".8"') + dot("none", 68, 40, 22, ' stroke="#ff8fa3" stroke-width="2" opacity=".8"') + dot("#1e5fa0", 60, 40, 9) + path("#57d685", "M54 36c4-3 8-1 8 2s-4 3-6 6c-3-1-4-5-2-8z") + dot("#ffd166", 32, 26, 5) + dot("#ff8fa3", 92, 30, 4) + dot("#b9ef52", 84, 62, 4.5) + dot("#7cc7ff", 34, 60, 3.5),
};

/** The back of every card. */
export const BACK =
  sky("#1b1233", "#3a2370") + [0, 20, 40, 60, 80, 100].map((x) => path("#b9ef52", `M${x} 0l10 13-10 13-10-13zM${x + 10} 27l10 13-10 13-10-13zM${x} 54l10 13-10 13-10-13z`, ' opacity=".1"')).join("") + path("#f6f3ff", "M50 34c0-14 21-14 21 0 0 9-8 9-8 17h-6c0-12 8-12 8-17 0-6-9-6-9 0zM56.500 56h7v7h-7z");
