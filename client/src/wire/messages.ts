// Made by `make wire` from the Python structs. Do not edit.

export interface Rename { wish: "name"; id: string; name: string; }
export interface Speak { wish: "lang"; id: string; lang: "en" | "ru" | "de" | "fr" | "it" | "nl" | "es"; }
export interface Adult { wish: "adult"; id: string; }
export interface Ready { wish: "ready"; id: string; on?: boolean; }
export interface Leave { wish: "leave"; id: string; }
export interface Device { wish: "device"; id: string; }
export interface Chat { wish: "chat"; id: string; text: string; seat?: number | null; }
export interface Sit { wish: "sit"; id: string; seat: number; }
export interface Stand { wish: "stand"; id: string; seat: number; }
export interface AutoPass { wish: "auto-pass"; id: string; seat: number; on?: boolean; }
export interface Claim { wish: "claim"; id: string; seat: number; }
export interface Consent { wish: "consent"; id: string; who: string; on?: boolean; }
export interface Options { wish: "options"; id: string; options: Record<string, unknown>; }
export interface Pace { wish: "pace"; id: string; tempo?: "generous" | "fast" | "none"; window?: number; absent?: "bot" | "fallback"; }
export interface Size { wish: "size"; id: string; seats: number; }
export interface Bot { wish: "bot"; id: string; seat: number; level?: string; }
export interface Kick { wish: "kick"; id: string; who: string; }
export interface HandOver { wish: "host"; id: string; who: string; }
export interface Lock { wish: "lock"; id: string; on?: boolean; }
export interface Mute { wish: "mute"; id: string; who: string; on?: boolean; }
export interface Start { wish: "start"; id: string; }
export interface Pause { wish: "pause"; id: string; }
export interface Resume { wish: "resume"; id: string; }
export interface Again { wish: "again"; id: string; series?: boolean; }
export interface CommitNonce { wish: "commit-nonce"; id: string; seat: number; hash: string; }
export interface ShowNonce { wish: "nonce"; id: string; seat: number; nonce: string; }
export interface Play { wish: "move"; id: string; seat: number; ask: number; move: Record<string, unknown>; note?: string; }
export interface Undo { wish: "undo"; id: string; seat: number; }
export interface Resign { wish: "resign"; id: string; seat: number; }
export interface Abort { wish: "abort"; id: string; on?: boolean; }
export interface Full { is: "full"; seq: number; now: number; doc: unknown; }
export interface Patch { is: "patch"; seq: number; change: Record<string, unknown>; }
export interface Done { is: "done"; id: string; code?: string; }
export interface Refused { is: "refused"; id: string; code: string; field?: string; expected?: string; }
export interface Closed { is: "closed"; code: string; }
export interface Refusal { code: string; field: string; expected: string; }
export interface Document { table: TableDoc; me: MeDoc; seats: Record<string, PlaceDoc>; ends: number; held: Record<string, number>; chat: WordDoc[]; }
export interface TableDoc { code: string; game: string; adult: boolean; stage: "lobby" | "deal" | "play" | "over"; host: string; options: Record<string, unknown>; pace: PaceDoc; levels: string[]; locked: boolean; paused: boolean; people: PersonDoc[]; seats: SeatDoc[]; deal: DealDoc; claims: ClaimDoc[]; aborts: string[]; results: ResultDoc[]; series: boolean; }
export interface PaceDoc { tempo: "generous" | "fast" | "none"; window: number; absent: "bot" | "fallback"; }
export interface PersonDoc { who: string; name: string; here: boolean; ready: boolean; muted: boolean; }
export interface SeatDoc { who: string; level: string; bot: boolean; resigned: boolean; pass: boolean; }
export interface DealDoc { commitment: string; committed: (number | null)[]; shown: (number | null)[]; without: (number | null)[]; }
export interface ClaimDoc { who: string; seat: number; agreed: string[]; }
export interface ResultDoc { ended: string; how: string; scores: number[]; winners: number[]; ranks: number[]; resigned: number[]; goes_on: boolean; }
export interface MeDoc { who: string; lang: string; adult: boolean; muted: boolean; }
export interface PlaceDoc { ask: number; chat: "open" | "team" | "closed"; view: Record<string, unknown>; notes: NoteDoc[]; }
export interface NoteDoc { at: number; text: string; }
export interface WordDoc { who: string; name: string; text: string; to: string; time: number; }
export type Wish = Rename | Speak | Adult | Ready | Leave | Device | Chat | Sit | Stand | AutoPass | Claim | Consent | Options | Pace | Size | Bot | Kick | HandOver | Lock | Mute | Start | Pause | Resume | Again | CommitNonce | ShowNonce | Play | Undo | Resign | Abort;
export type Message = Full | Patch | Done | Refused | Closed;
export const GAMES = [{"name": "gelini", "fewest": 2, "most": 5, "adult": false}, {"name": "werewolf", "fewest": 3, "most": 10, "adult": false}, {"name": "spyfall", "fewest": 3, "most": 8, "adult": false}, {"name": "nightshift", "fewest": 1, "most": 5, "adult": true}];
