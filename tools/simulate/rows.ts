/** The rows of leads after every change, and the rules that each change must keep. */
import type { Row } from '@/lib/server/database/database.mts';
import type { Engine } from './engines';
import type { Instance } from './instance';
import type { Clocks, Ledger } from './ledger';
import type { World } from './world';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Those of docs/operations.md. */
const RECORD_MS = 30 * DAY;
const DELIVERY_MS = 30 * DAY;
const LEAST_PAUSE_MS = 2_000;
const MOST_PAUSE_MS = DAY;
const UNKNOWN_PAUSE_MS = 10 * MINUTE;

const ORDER = ['pending', 'undeliverable', 'blocked', 'erased', 'delivered'];

const SQL = `SELECT id, folio, state, created_at, expires_at, due_at, claimed_until, attempts, reason,
  ended_at, key_id, payload IS NOT NULL AS has_payload, haste, is_hastened, unknown_ends FROM leads`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const rowOf = (row: Row) => ({
  id: text(row.id),
  folio: text(row.folio),
  state: text(row.state),
  createdAt: Number(row.created_at),
  expiresAt: Number(row.expires_at),
  dueAt: Number(row.due_at),
  claimedUntil: Number(row.claimed_until),
  attempts: Number(row.attempts),
  reason: text(row.reason),
  endedAt: Number(row.ended_at ?? 0),
  keyId: text(row.key_id),
  hasPayload: Boolean(row.has_payload),
  haste: text(row.haste),
  isHastened: Number(row.is_hastened) === 1,
  unknownEnds: Number(row.unknown_ends),
});

type LeadRow = ReturnType<typeof rowOf>;

export class Rows {
  rows = new Map<string, LeadRow>();
  /** What an operator's process retries: states may go back, and due times forward. */
  readonly retries = new WeakMap<Instance, 'one' | 'all'>();
  /** A process has had no key of what others sealed. */
  wereKeysLost = false;
  private changes: unknown;
  /** Whose lead each folio is that was ever given. */
  private readonly folios = new Map<string, string>();

  constructor(
    private readonly world: World,
    private readonly engine: Engine,
    private readonly isToldOfKeys: boolean,
    private readonly ledger: () => Ledger,
    private readonly clocks: () => Clocks,
  ) {}

  /** Whose lead a folio is. */
  idOf(folio: string): string | undefined {
    return this.folios.get(folio);
  }

  /** Reads the rows, and judges what has changed. */
  async changed(by: Instance): Promise<void> {
    const changes = this.engine.changes?.();
    if (changes !== undefined && changes === this.changes) return;
    this.changes = changes;
    const now = new Map<string, LeadRow>();
    for (const row of await this.engine.own.query(SQL)) {
      const lead = rowOf(row);
      now.set(lead.id, lead);
    }
    const before = this.rows;
    this.rows = now;
    for (const lead of now.values()) this.judge(before.get(lead.id), lead, by);
    for (const lead of before.values()) if (!now.has(lead.id)) this.judgeGone(lead, by);
  }

  private judge(before: LeadRow | undefined, lead: LeadRow, by: Instance): void {
    const { world } = this;
    const name = this.ledger().nameOf(lead.id);
    const owner = this.folios.get(lead.folio);
    if (owner !== undefined && owner !== lead.id)
      world.breaks('a folio keeps its meaning', `${lead.folio}, of ${name}`);
    this.folios.set(lead.folio, lead.id);
    if (lead.hasPayload !== ['pending', 'undeliverable', 'blocked'].includes(lead.state))
      world.breaks('content is there until the end, and not after it', `${name} is ${lead.state}`);
    if (!before || before.folio !== lead.folio) return;
    if (ORDER.indexOf(lead.state) < ORDER.indexOf(before.state) && !this.retries.has(by))
      world.breaks('states move forward', `${name}: ${before.state} to ${lead.state}`);
    if (lead.state !== before.state) this.judgeState(before, lead, by, name);
    // What was erased and sent anew has one id; an attempt of before may still end.
    if (this.retries.get(by) === 'all' && lead.unknownEnds < before.unknownEnds)
      world.breaks('a retry of all leaves what the gateway may have taken', name);
    if (this.retries.has(by) || this.ledger().sent.get(lead.id)?.isErased) return;
    if (lead.attempts > before.attempts) this.judgeClaim(before, by, name);
    else if (lead.dueAt !== before.dueAt && lead.state === 'pending')
      this.judgePause(before, lead, by, name);
  }

  private judgeState(before: LeadRow, lead: LeadRow, by: Instance, name: string): void {
    const { world } = this;
    world.note(() => `    ${name}: ${before.state} to ${lead.state} ${lead.reason}`);
    if (lead.state === 'delivered' && this.ledger().sent.get(lead.id)?.taken === 0)
      world.breaks('delivered means that the gateway has it', name);
    if (lead.reason === 'unreadable' && lead.state === 'undeliverable')
      if (by.keys.includes(`${lead.keyId}:`))
        world.breaks('a key that is there opens what it has closed', name);
      else if (!this.wereKeysLost)
        world.breaks('a change of keys leaves every lead readable', name);
    if (lead.state === 'blocked' && by.now() < before.createdAt + DELIVERY_MS)
      if (this.clocks() === 'steady') world.breaks('delivery goes on for 30 days', name);
  }

  private judgeClaim(before: LeadRow, by: Instance, name: string): void {
    // Its clock may have jumped since it made the call.
    if (this.clocks() !== 'steady') return;
    const now = by.now();
    if (before.claimedUntil > now || before.state !== 'pending')
      this.world.breaks('what is claimed is not claimed again', name);
    if (before.dueAt > now) this.world.breaks('attempts keep their spacing', `${name}: too early`);
  }

  private judgePause(before: LeadRow, lead: LeadRow, by: Instance, name: string): void {
    const { world } = this;
    const pause = lead.dueAt - by.now();
    const isAttempt = lead.claimedUntil === 0 && before.claimedUntil !== 0;
    if (!isAttempt) {
      const mayHasten =
        before.haste === 'always' || (before.haste === 'once' && !before.isHastened);
      if (!mayHasten) world.breaks('only what may be brought forward is', name);
      return;
    }
    world.note(() => `    ${name} waits for ${Math.round(pause / 1000)} s (${lead.reason})`);
    if (this.clocks() !== 'steady') return;
    // Its clock may have gone on by some milliseconds since.
    const least = LEAST_PAUSE_MS - 200;
    if (pause < least || pause > MOST_PAUSE_MS)
      world.breaks('attempts keep their spacing', `${name}: ${pause} ms`);
    const isUnknown = ['timeout', 'connection'].includes(lead.reason);
    if (isUnknown && !this.isToldOfKeys) {
      if (pause < UNKNOWN_PAUSE_MS - 200)
        world.breaks('attempts keep their spacing', `${name}: ${pause} ms after an unknown end`);
      if (lead.unknownEnds > 1 || before.unknownEnds > 0)
        world.breaks('without keys an unknown end is repeated once', name);
    }
  }

  private judgeGone(lead: LeadRow, by: Instance): void {
    const name = this.ledger().nameOf(lead.id);
    const sent = this.ledger().sent.get(lead.id);
    this.world.note(() => `    ${name} leaves the store (${lead.state})`);
    if (!sent || sent.isErased || this.clocks() === 'apart') return;
    if (lead.state === 'delivered' && by.now() - lead.endedAt < RECORD_MS)
      this.world.breaks('the record of what was delivered stays for 30 days', name);
    if (
      sent.promised === lead.folio &&
      lead.state !== 'erased' &&
      !this.ledger().isKeptOrTaken(sent)
    )
      this.world.breaks('no lead is lost', `${name} was kept as ${lead.folio}`);
  }
}
