/** The fate of every lead, which no part of the site can know completely, and the rules for it. */
import type { SubmissionResult } from '@/lib/features/submissions/result';
import type { Database, Row } from '@/lib/server/database/database.mts';
import type { Instance } from './instance';
import type { World } from './world';

/** The facts about the lead of one key. */
interface Known {
  name: string;
  /** The number of times that the gateway took it. */
  taken: number;
  /** Attempts of living processes that have not ended. */
  underWay: number;
  isRejected: boolean;
  /** Whether a visitor has read that the site has received it. */
  isPromised: boolean;
  isErased: boolean;
  deliveredAt: number;
  /** Whether an operator has retried it, perhaps during an attempt. */
  isRetried: boolean;
}

interface Setting {
  honoursKeys: boolean;
  /** Whether the store has failed so far, because that weakens some rules. */
  wasStoreFaulty: () => boolean;
}

const HOUR = 3_600_000;
/** 30 days, minus an hour in which the clocks may differ. */
const RECORD_MS = 719 * HOUR;

const rowOf = (row: Row) => ({
  key: String(row.idempotency_key),
  folio: String(row.folio),
  state: String(row.state),
  createdAt: Number(row.created_at),
  dueAt: Number(row.due_at),
  expiresAt: Number(row.expires_at),
  attempts: Number(row.attempts),
  content: row.content instanceof Uint8Array ? row.content : undefined,
});
type LeadRow = ReturnType<typeof rowOf>;

export class Ledger {
  rows = new Map<string, LeadRow>();
  readonly known = new Map<string, Known>();
  private readonly folios = new Map<string, string>();

  constructor(
    private readonly world: World,
    private readonly database: Database,
    private readonly setting: Setting,
  ) {}

  nameOf = (key: string): string => this.known.get(key)?.name ?? `what nobody sent (${key})`;

  /** Registers the key of a visitor's submission. */
  knows(key: string, name: string): void {
    const known = this.known.get(key);
    if (known && known.name !== name) this.world.breaks('a key belongs to one lead', name);
    for (const [other, lead] of this.known)
      if (lead.name === name && other !== key)
        this.world.breaks('a repeated submission is one lead', name);
    if (known) return;
    const flags = { isRejected: false, isPromised: false, isErased: false, isRetried: false };
    this.known.set(key, { name, taken: 0, underWay: 0, deliveredAt: 0, ...flags });
  }

  /** Starts an attempt of a process to send a lead. Returns a function that ends the attempt. */
  sends(key: string, content: string, by: Instance): () => void {
    const { world, setting } = this;
    const known = this.known.get(key);
    if (!known || !content.includes(known.name)) {
      world.breaks('every attempt carries the key of its lead', `"${key}"`);
      return () => undefined;
    }
    world.note(() => `${by.name} sends ${known.name}`);
    if (!setting.wasStoreFaulty() && !known.isErased && !known.isRetried) {
      const state = this.rows.get(key)?.state;
      if (state !== 'pending')
        world.breaks('only pending leads are sent', `${known.name}: ${state}`);
      if (known.underWay > 0) world.breaks('one attempt at a time', known.name);
    }
    known.underWay += 1;
    let isOpen = true;
    return () => {
      if (isOpen) known.underWay -= 1;
      isOpen = false;
    };
  }

  taken(key: string): void {
    const known = this.known.get(key);
    if (!known) return;
    known.taken += 1;
    if (known.taken > 1 && this.setting.honoursKeys)
      this.world.breaks('with keys a lead is taken once', known.name);
  }

  rejected(key: string): void {
    const known = this.known.get(key);
    if (known) known.isRejected = true;
  }

  /** Checks the answer that a visitor gets. */
  answered(key: string, result: SubmissionResult): void {
    const { world } = this;
    const known = this.known.get(key);
    if (!known) return;
    const { outcome } = result;
    world.note(() => `  the visitor of ${known.name} is told: ${outcome}`);
    if (outcome === 'accepted' && known.taken === 0)
      world.breaks('accepted means that the gateway has it', known.name);
    if (outcome === 'received') {
      known.isPromised = true;
      if (!this.isSafe(key)) world.breaks('received means stored', known.name);
    }
    if (outcome === 'rejected' && !known.isRejected)
      world.breaks('rejected means that the gateway rejected it', known.name);
    const hasFolio =
      (outcome === 'accepted' || outcome === 'received') && result.folio !== undefined;
    if (
      !this.setting.wasStoreFaulty() &&
      (outcome === 'failed' || (!hasFolio && outcome === 'accepted'))
    )
      world.breaks('a lead is stored while the store works', known.name);
    if (hasFolio && this.folios.get(result.folio ?? '') !== key)
      world.breaks('a folio names one lead', known.name);
  }

  /** Returns whether a lead is at the gateway, in the outbox, or was erased by an operator. */
  isSafe(key: string): boolean {
    const known = this.known.get(key);
    return this.rows.has(key) || (known !== undefined && (known.taken > 0 || known.isErased));
  }

  /** Reads the outbox after a statement and checks what has changed. */
  async changed(by: Instance): Promise<void> {
    const rows = await this.database.query('SELECT * FROM outbox');
    const before = this.rows;
    this.rows = new Map(rows.map(rowOf).map((row) => [row.key, row]));
    for (const row of this.rows.values()) this.judge(before.get(row.key), row, by);
    for (const row of before.values()) if (!this.rows.has(row.key)) this.judgeGone(row, by);
  }

  private judge(before: LeadRow | undefined, row: LeadRow, by: Instance): void {
    const { world } = this;
    const name = this.nameOf(row.key);
    if ((this.folios.get(row.folio) ?? row.key) !== row.key)
      world.breaks('a folio names one lead', name);
    this.folios.set(row.folio, row.key);
    if ((row.content === undefined) !== (row.state === 'delivered'))
      world.breaks('content is erased when a lead is delivered, not before', name);
    if (row.content && Buffer.from(row.content).includes(name))
      world.breaks('content is encrypted', name);
    if (!before || before.folio !== row.folio) return;
    if (row.state !== before.state) {
      world.note(() => `    ${name}: ${before.state} to ${row.state}`);
      const known = this.known.get(row.key);
      if (known && row.state === 'delivered') known.deliveredAt = by.now();
      if (row.state === 'delivered' && known?.taken === 0)
        world.breaks('delivered means that the gateway has it', name);
      if (before.state === 'delivered') world.breaks('delivered is final', name);
      const isExpired = by.now() >= before.expiresAt;
      if (row.state === 'undeliverable' && !known?.isRejected && !isExpired)
        world.breaks('a lead is retried for seven days', name);
    }
    const isPause =
      row.state === 'pending' && row.attempts === before.attempts && row.dueAt !== before.dueAt;
    if (!isPause || by.number === 0) return;
    // The instance's clock has moved by some milliseconds since then.
    const pause = row.dueAt - by.now();
    world.note(() => `    ${name} waits for ${Math.round(pause / 1000)} s`);
    if (pause < 1_900 || pause > HOUR)
      world.breaks('pauses take 2 s to an hour', `${name}: ${pause} ms`);
  }

  private judgeGone(row: LeadRow, by: Instance): void {
    const { world } = this;
    const known = this.known.get(row.key);
    if (!known || known.isErased) return;
    world.note(() => `    ${known.name} leaves the outbox (${row.state})`);
    if (row.state === 'delivered' && by.now() - known.deliveredAt < RECORD_MS)
      world.breaks('a delivered lead is recognised for 30 days', known.name);
    if (by.now() >= row.expiresAt && row.state !== 'pending') return;
    if (!known.isRejected) world.breaks('no lead is lost', known.name);
    if (known.isPromised && known.taken === 0) world.breaks('no lead is lost', known.name);
  }
}
